import type { Bilingual } from '@dp/contract/locale.ts';
import { PRODUCT_FILTERS } from '@dp/contract/staff/product-values.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useSearchParams } from 'react-router';
import { FilterChips } from '../parts/filter-chips.tsx';
import styles from './products.module.css';

export interface ProductFiltersProps {
  readonly categories: readonly { readonly slug: string; readonly name: Bilingual }[];
}

/** Which products a list shows, by state and by category; in the address. */
export function ProductFilters({ categories }: ProductFiltersProps) {
  const t = useTranslations('products');
  const locale = useLocale();
  const [query, setQuery] = useSearchParams();
  const choose = (category: string) => {
    const next = new URLSearchParams(query);
    // Another category begins at its first page.
    for (const old of ['category', 'before']) next.delete(old);
    if (category !== '') next.set('category', category);
    setQuery(next, { preventScrollReset: true });
  };
  return (
    <div className={styles.filters}>
      <FilterChips
        name="filter"
        label={t('filter')}
        options={PRODUCT_FILTERS.filter((filter) => filter !== 'all').map((filter) => ({
          value: filter,
          label: t(`filters.${filter}`),
        }))}
      />
      <Select
        label={t('category')}
        value={query.get('category') ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        options={[
          { value: '', label: t('allCategories') },
          ...categories.map(({ slug, name }) => ({ value: slug, label: name[locale] })),
        ]}
      />
    </div>
  );
}
