import { SECTION_CONDITION_MAX } from '@dp/contract/staff/home-values.ts';
import { Checkbox } from '@dp/ui/fields/checkbox.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import type { HomeChoices } from './home-choices.ts';
import styles from './home-page.module.css';
import type { SectionFields } from './section-fields.ts';
import { SeveralField } from './several-field.tsx';

/** What the products of a section have in common. */
export function SectionConditions({
  fields,
  choices,
  onChange,
  problem,
}: {
  readonly fields: SectionFields;
  readonly choices: HomeChoices;
  readonly onChange: (changed: Partial<SectionFields>) => void;
  readonly problem: (name: string) => string | undefined;
}) {
  const t = useTranslations('homePage');
  const locale = useLocale();
  const categories = choices.categories.map(({ id, name }) => ({ value: id, label: name[locale] }));
  return (
    <div className={styles.several}>
      <SeveralField
        label={t('where.categories')}
        placeholder={fields.categories.length === 0 ? t('where.whole') : t('where.another')}
        options={categories}
        chosen={fields.categories}
        most={SECTION_CONDITION_MAX}
        onChange={(chosen) => onChange({ categories: chosen })}
        error={problem('selection.categories')}
      />
      <SeveralField
        label={t('where.except')}
        placeholder={fields.except.length === 0 ? t('where.nothing') : t('where.another')}
        options={categories}
        chosen={fields.except}
        most={SECTION_CONDITION_MAX}
        onChange={(chosen) => onChange({ except: chosen })}
        error={problem('selection.except')}
      />
      {choices.tags.length === 0 ? null : (
        <SeveralField
          label={t('where.tags')}
          placeholder={fields.tags.length === 0 ? t('where.anyTag') : t('where.another')}
          options={choices.tags.map((tag) => ({ value: tag, label: tag }))}
          chosen={fields.tags}
          most={SECTION_CONDITION_MAX}
          onChange={(chosen) => onChange({ tags: chosen })}
          error={problem('selection.tags')}
        />
      )}
      <Checkbox
        label={t('where.discounted')}
        checked={fields.discounted}
        onChange={({ currentTarget }) => onChange({ discounted: currentTarget.checked })}
      />
      <Checkbox
        label={t('where.newest')}
        checked={fields.newest}
        onChange={({ currentTarget }) => onChange({ newest: currentTarget.checked })}
      />
    </div>
  );
}
