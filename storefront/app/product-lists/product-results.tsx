import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ListEnd } from '@dp/ui/navigation/list-end.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { ProductGrid } from '@dp/ui/products/product-grid.tsx';
import { type ReactNode, useCallback } from 'react';
import { useLocation } from 'react-router';
import { usePages } from '../api/use-pages.ts';
import { UnlitLamp } from '../page/unlit-lamp.tsx';
import { browserApi } from '../session/browser-client.ts';
import { type ListFilters, type ListQuery, PAGE_SIZE, writeListQuery } from './list-query.ts';
import { type ListScope, type ListStart, loadMore } from './load-list.ts';
import { useCachedList } from './open-list.ts';
import { countChosen, ownFilters } from './own-filters.ts';
import { Picks } from './picks.tsx';
import { ProductItem } from './product-item.tsx';
import styles from './product-results.module.css';
import { Sentence } from './sentence.tsx';

/** Cards on a phone's first screen: their pictures load first. */
const FIRST_SCREEN = 4;

export interface ProductResultsProps {
  readonly scope: ListScope;
  readonly query: ListQuery;
  readonly start: ListStart;
  /** Shown instead when there are no products and no filters. */
  readonly empty?: ReactNode;
}

/** The products of a list, loaded page by page. */
export function ProductResults({ scope, query, start, empty }: ProductResultsProps) {
  const t = useTranslations('catalog');
  const { pathname, search } = useLocation();
  const others = new URLSearchParams(search);
  const load = useCallback(
    (offset: number) => loadMore(browserApi(), scope, query, offset),
    [scope, query],
  );
  const pages = usePages(start, load);
  useCachedList(scope, query, start);
  const pageLink = (page: number) => pathname + writeListQuery({ ...query, page }, others);

  if (pages.items.length === 0) {
    const own = ownFilters(scope, query.filters);
    const isFiltered = countChosen(query.filters, own) > 0;
    if ((start.near?.total ?? 0) > 0) return null;
    return isFiltered || empty === undefined ? (
      <NothingFound query={query} own={own} filtered={isFiltered} />
    ) : (
      empty
    );
  }
  return (
    <div className={styles.results}>
      {query.page > 1 ? (
        <ButtonLink to={pageLink(query.page - 1)} rel="prev" look="secondary" size="small">
          {t('previousPage')}
        </ButtonLink>
      ) : null}
      <ProductGrid>
        {pages.items.map((product, index) => (
          <ProductItem key={product.id} product={product} priority={index < FIRST_SCREEN} />
        ))}
      </ProductGrid>
      <ListEnd
        state={pages.state}
        nextLink={pageLink(query.page + pages.count)}
        failed={t('moreFailed')}
        onMore={pages.more}
        onNear={pages.near}
      />
      <p role="status" className={styles.shown}>
        {start.total <= PAGE_SIZE
          ? null
          : pages.state === 'end'
            ? t('allShown')
            : t('shownOf', { shown: start.offset + pages.items.length, total: start.total })}
      </p>
    </div>
  );
}

interface NothingFoundProps {
  readonly query: ListQuery;
  readonly own: ListFilters;
  /** Whether filters were chosen that can be cleared. */
  readonly filtered: boolean;
}

function NothingFound({ query, own, filtered }: NothingFoundProps) {
  const t = useTranslations('catalog');
  const filters = useTranslations('filters');
  const { pathname, search } = useLocation();
  const others = new URLSearchParams(search);
  const unfiltered = { filters: own, sort: query.sort, page: 1 };
  return (
    <>
      <EmptyState
        picture={<UnlitLamp />}
        title={<Sentence>{t('noProducts')}</Sentence>}
        text={filtered ? t('noProductsFiltered') : t('noProductsHere')}
        action={
          filtered ? (
            <ButtonLink to={pathname + writeListQuery(unfiltered, others)}>
              {filters('clearAll')}
            </ButtonLink>
          ) : (
            <ButtonLink to="/categories/">{t('browseCategories')}</ButtonLink>
          )
        }
      />
      <Picks />
    </>
  );
}
