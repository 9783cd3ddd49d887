import type { ProductFacets } from '@dp/contract/product-filters.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { useMedia, WIDE } from '@dp/ui/parts/use-media.ts';
import { Suspense, useEffect, useState } from 'react';
import type { Deferred } from '../api/recent-responses.ts';
import styles from './filter-aside.module.css';
import type { ListQuery } from './list-query.ts';
import type { ListScope, ListStart } from './load-list.ts';
import { useWholePrices } from './use-whole-prices.ts';

type Column = typeof import('./filter-column.tsx').default;

/** Once loaded it is there for every list. */
let loaded: Column | undefined;

export interface FilterAsideProps {
  readonly scope: ListScope;
  readonly query: ListQuery;
  readonly list: Deferred<ListStart>;
}

/** The place of the filter column, which only wide screens have and load. */
export function FilterAside({ scope, query, list }: FilterAsideProps) {
  const t = useTranslations('filters');
  const wide = useMedia(WIDE);
  const facets = useLastFacets(list);
  const FilterColumn = useColumn(wide);
  const prices = useWholePrices(scope, query.filters, facets, wide);
  return (
    <aside className={styles.aside} aria-label={t('filters')}>
      {FilterColumn !== undefined && facets !== undefined && prices !== undefined ? (
        <Suspense fallback={<ColumnSkeleton />}>
          <FilterColumn query={query} facets={facets} prices={prices} />
        </Suspense>
      ) : (
        <ColumnSkeleton />
      )}
    </aside>
  );
}

/** The column's code, loaded while the list is: it must not come after the products. */
function useColumn(wide: boolean): Column | undefined {
  const [column, setColumn] = useState(() => loaded);
  useEffect(() => {
    if (!wide || column !== undefined) return;
    import('./filter-column.tsx').then(
      (part) => {
        loaded = part.default;
        setColumn(() => part.default);
      },
      // Its place stays empty; the list is there.
      () => undefined,
    );
  }, [wide, column]);
  return wide ? column : undefined;
}

/** The last facets stay while another choice is counted. */
function useLastFacets(list: Deferred<ListStart>): ProductFacets | undefined {
  const [last, setLast] = useState<ProductFacets>();
  useEffect(() => {
    let current = true;
    Promise.resolve(list).then(
      ({ facets }) => current && setLast(facets),
      // The list itself shows the failure.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [list]);
  return list instanceof Promise ? last : list.facets;
}

/** In the column's measures: prices, then groups of choices. */
function ColumnSkeleton() {
  return (
    <div aria-hidden className={styles.skeleton}>
      <div className={styles.prices}>
        <Skeleton className={styles.title} />
        {places(4).map((place) => (
          <Skeleton key={place} className={styles.band} />
        ))}
        {places(2).map((place) => (
          <Skeleton key={place} className={styles.price} />
        ))}
      </div>
      {places(3).map((group) => (
        <div key={group} className={styles.group}>
          <Skeleton className={styles.title} />
          {places(3).map((place) => (
            <Skeleton key={place} className={styles.choice} />
          ))}
        </div>
      ))}
    </div>
  );
}

function places(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place);
}
