import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ConflictDialog } from '../parts/conflict-dialog.tsx';
import { useEnumeration } from '../parts/use-enumeration.ts';
import type { RecordConflict } from '../parts/use-record-editor.ts';
import type { HomeChoices } from './home-choices.ts';
import type { SectionFields } from './section-fields.ts';
import { useLinkText } from './use-link-text.ts';

/** Somebody else has changed the section: only the fields that differ. */
export function SectionConflict({
  theirs,
  mine,
  choices,
  ...rest
}: RecordConflict<SectionFields> & { readonly choices: HomeChoices }) {
  const t = useTranslations('homePage');
  const chosen = useTranslations('productChoice');
  const { nameOfCategory, linkText } = useLinkText(choices);
  const enumerate = useEnumeration();
  const named = (ids: readonly number[]) => enumerate(ids.map(nameOfCategory));
  const values = (fields: SectionFields): readonly (readonly [string, string])[] => [
    [t('texts.title.ar'), fields.title_ar],
    [t('texts.title.en'), fields.title_en],
    [t('look'), t(`looks.${fields.look}`)],
    [t('count'), fields.count],
    [t('kind'), t(`kinds.${fields.kind}`)],
    [chosen('chosenProducts'), enumerate(fields.products.map(({ name }) => name))],
    [t('where.categories'), named(fields.categories)],
    [t('where.except'), named(fields.except)],
    [t('where.tags'), enumerate(fields.tags)],
    [t('where.discounted'), t(fields.discounted ? 'yes' : 'no')],
    [t('where.newest'), t(fields.newest ? 'yes' : 'no')],
    [t('link'), linkText(fields.link, null)],
    [t('startsOn'), fields.starts_on],
    [t('endsOn'), fields.ends_on],
    [t('hidden'), t(fields.hidden ? 'yes' : 'no')],
  ];
  return <ConflictDialog rows={differing(values(theirs), values(mine))} {...rest} />;
}

/** The rows of two lists of the same labels whose values differ. */
export function differing(
  theirs: readonly (readonly [string, string])[],
  mine: readonly (readonly [string, string])[],
) {
  return theirs.flatMap(([label, value], row) => {
    const other = mine[row]?.[1] ?? '';
    return value === other ? [] : [{ label, theirs: value || '—', mine: other || '—' }];
  });
}
