import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ConflictDialog } from '../parts/conflict-dialog.tsx';
import { PictureValue } from '../parts/picture-value.tsx';
import type { GroupFields } from './group-fields.ts';

/** Somebody else has changed the brand or category: only the fields that differ. */
export function GroupConflict({
  theirs,
  mine,
  pictureLabel,
  drawn,
  ...rest
}: {
  readonly theirs: GroupFields;
  readonly mine: GroupFields;
  readonly pictureLabel: string;
  readonly drawn: boolean;
  readonly busy: boolean;
  readonly onTakeTheirs: () => void;
  readonly onSaveMine: () => void;
  readonly onClose: () => void;
}) {
  const t = useTranslations('groups');
  const texts = [
    ['name_ar', t('nameIn.ar')],
    ['name_en', t('nameIn.en')],
    ['description_ar', t('descriptionIn.ar')],
    ['description_en', t('descriptionIn.en')],
  ] as const;
  const rows = texts
    .filter(([name]) => theirs[name] !== mine[name])
    .map(([name, label]) => ({ label, theirs: theirs[name] || '—', mine: mine[name] || '—' }));
  const picture = {
    label: pictureLabel,
    theirs: <PictureValue picture={theirs.picture} drawn={drawn} />,
    mine: <PictureValue picture={mine.picture} drawn={drawn} />,
  };
  const samePicture = theirs.picture?.id === mine.picture?.id;
  return <ConflictDialog rows={samePicture ? rows : [...rows, picture]} {...rest} />;
}
