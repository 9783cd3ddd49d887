import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { ConflictDialog } from '../parts/conflict-dialog.tsx';
import type { RecordConflict } from '../parts/use-record-editor.ts';
import type { HomeChoices } from './home-choices.ts';
import styles from './home-page.module.css';
import { differing } from './section-conflict.tsx';
import type { SlideFields } from './slide-fields.ts';
import { useLinkText } from './use-link-text.ts';

/** Somebody else has changed the slide: only the fields that differ. */
export function SlideConflict({
  theirs,
  mine,
  choices,
  ...rest
}: RecordConflict<SlideFields> & { readonly choices: HomeChoices }) {
  const t = useTranslations('homePage');
  const { linkText } = useLinkText(choices);
  const values = (fields: SlideFields): readonly (readonly [string, string])[] => [
    [t('texts.title.ar'), fields.title_ar],
    [t('texts.title.en'), fields.title_en],
    [t('texts.subtitle.ar'), fields.subtitle_ar],
    [t('texts.subtitle.en'), fields.subtitle_en],
    [t('texts.action.ar'), fields.action_ar],
    [t('texts.action.en'), fields.action_en],
    [t('link'), linkText(fields.link, fields.product)],
    [t('startsOn'), fields.starts_on],
    [t('endsOn'), fields.ends_on],
    [t('hidden'), t(fields.hidden ? 'yes' : 'no')],
  ];
  const rows = differing(values(theirs), values(mine));
  const picture = {
    label: t('picture'),
    theirs: <Shown picture={theirs.picture} />,
    mine: <Shown picture={mine.picture} />,
  };
  const samePicture = theirs.picture?.id === mine.picture?.id;
  return <ConflictDialog rows={samePicture ? rows : [...rows, picture]} {...rest} />;
}

function Shown({ picture }: Pick<SlideFields, 'picture'>) {
  if (picture === null) return '—';
  return (
    <ProductPicture picture={{ ...picture, alt: '' }} sizes="64px" className={styles.thumbnail} />
  );
}
