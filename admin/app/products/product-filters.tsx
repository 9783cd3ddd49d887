import type { Bilingual } from '@dp/contract/locale.ts';
import { PRODUCT_FILTERS } from '@dp/contract/staff/product-values.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useSearchParams } from 'react-router';
import { FilterChips } from '../parts/filter-chips.tsx';
import styles from './products.module.css';

type Named = readonly { readonly slug: string; readonly name: Bilingual }[];

export interface ProductFiltersProps {
  readonly categories: Named;
  readonly brands: Named;
}

/** Which products a list shows, by state, category and brand; in the address. */
export function ProductFilters({ categories, brands }: ProductFiltersProps) {
  const t = useTranslations('products');
  const locale = useLocale();
  const [query, setQuery] = useSearchParams();
  const choose = (name: 'category' | 'brand', slug: string) => {
    const next = new URLSearchParams(query);
    // Another choice begins at its first page.
    for (const old of [name, 'before']) next.delete(old);
    if (slug !== '') next.set(name, slug);
    setQuery(next, { preventScrollReset: true });
  };
  const select = (name: 'category' | 'brand', all: string, named: Named) => (
    <Select
      label={t(name)}
      value={query.get(name) ?? ''}
      onChange={({ currentTarget }) => choose(name, currentTarget.value)}
      options={[
        { value: '', label: all },
        ...named.map(({ slug, name: called }) => ({ value: slug, label: called[locale] })),
      ]}
    />
  );
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
      {select('category', t('allCategories'), categories)}
      {select('brand', t('allBrands'), brands)}
    </div>
  );
}
