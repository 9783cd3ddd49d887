import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ArrowDown, ArrowUp } from 'lucide';
import { Link, useSearchParams } from 'react-router';
import type { GridColumn } from './grid-columns.ts';
import styles from './product-grid.module.css';

/** The names of the columns; those that the list can be sorted by are links. */
export function GridHeader({ columns }: { readonly columns: readonly GridColumn[] }) {
  const t = useTranslations('productGrid');
  const [query] = useSearchParams();
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1} className={styles.header}>
        {columns.map(({ key, width, sort }, index) => {
          const isSorted = sort !== undefined && query.get('sort') === sort;
          const descending = isSorted && query.get('descending') === 'true';
          return (
            <th
              key={key}
              scope="col"
              aria-colindex={index + 1}
              aria-sort={isSorted ? (descending ? 'descending' : 'ascending') : undefined}
              className={styles.name}
              data-first={index === 0 || undefined}
              style={{ inlineSize: `${width}px` }}
            >
              {sort === undefined ? (
                t(`columns.${key}`)
              ) : (
                <Link
                  to={{ search: `?${sortedBy(query, sort, isSorted ? descending : undefined)}` }}
                  preventScrollReset
                  className={styles.sort}
                >
                  {t(`columns.${key}`)}
                  {isSorted ? <Icon of={descending ? ArrowDown : ArrowUp} size={14} /> : null}
                </Link>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** The address of the list sorted by a column: upwards, then downwards, then as it came. */
function sortedBy(query: URLSearchParams, sort: string, descending: boolean | undefined) {
  const next = new URLSearchParams(query);
  next.delete('sort');
  next.delete('descending');
  if (descending === true) return next;
  next.set('sort', sort);
  if (descending === false) next.set('descending', 'true');
  return next;
}
