import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { ConflictDialog } from '../parts/conflict-dialog.tsx';
import type { GroupFields } from './group-fields.ts';
import styles from './groups.module.css';

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
    theirs: <Shown picture={theirs.picture} drawn={drawn} />,
    mine: <Shown picture={mine.picture} drawn={drawn} />,
  };
  const samePicture = theirs.picture?.id === mine.picture?.id;
  return <ConflictDialog rows={samePicture ? rows : [...rows, picture]} {...rest} />;
}

function Shown({ picture, drawn }: Pick<GroupFields, 'picture'> & { readonly drawn: boolean }) {
  if (picture === null) return '—';
  return (
    <ProductPicture
      picture={{ ...picture, alt: '' }}
      sizes="48px"
      drawn={drawn}
      className={styles.picture}
    />
  );
}
