import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ArrowDownUp } from 'lucide';
import { useLocation, useNavigate } from 'react-router';
import { type ListQuery, writeListQuery } from './list-query.ts';
import styles from './sort-select.module.css';
import { SORTS } from './sorts.ts';

/** The sort order of a list: the default or one of four, applied at once. */
export function SortSelect({ query }: { query: ListQuery }) {
  const t = useTranslations('catalog');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  function sort(value: string): void {
    const chosen = SORTS.find((known) => known === value);
    const others = new URLSearchParams(search);
    void navigate(pathname + writeListQuery({ ...query, sort: chosen, page: 1 }, others), {
      // The same list in another order, from its beginning: Back leaves it.
      replace: true,
    });
  }

  return (
    <label className={styles.sort} data-sorted={query.sort !== undefined || undefined}>
      <Icon of={ArrowDownUp} size={16} />
      <span data-sort-name className={styles.value}>
        {t(`sort.${query.sort ?? 'unsorted'}`)}
      </span>
      <select
        aria-label={t('sort.label')}
        value={query.sort ?? ''}
        onChange={(event) => sort(event.currentTarget.value)}
        className={styles.select}
      >
        {SORTS.map((value) => (
          <option key={value ?? ''} value={value ?? ''}>
            {t(`sort.${value ?? 'none'}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
