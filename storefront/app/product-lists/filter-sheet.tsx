import type { ProductFacets } from '@dp/contract/product-filters.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { leaveOverlays } from '@dp/ui/overlays/back-closes.ts';
import { Sheet } from '@dp/ui/overlays/sheet.tsx';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { Chip } from '@dp/ui/parts/chip.tsx';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { Suspense, useState } from 'react';
import { Await, useLocation, useNavigate } from 'react-router';
import type { Deferred } from '../api/recent-responses.ts';
import { productAddress } from '../products/product-summary.ts';
import { FilterGroups } from './filter-groups.tsx';
import styles from './filter-sheet.module.css';
import { ListFailed } from './list-failed.tsx';
import { type ListFilters, type ListQuery, writeListQuery } from './list-query.ts';
import type { ListScope, ListStart } from './load-list.ts';
import { countChosen, ownFilters } from './own-filters.ts';
import { PriceRange } from './price-range.tsx';
import { SORTS } from './sorts.ts';
import { type MatchState, useMatches } from './use-matches.ts';

export interface FilterSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly scope: ListScope;
  readonly query: ListQuery;
  readonly list: Deferred<ListStart>;
}

interface Draft {
  readonly filters: ListFilters;
  readonly sort: ListQuery['sort'];
}

/**
 * Chooses filters and a sort, applied by the button that counts what they leave. When one product is left, a button
 * leads to its details (specification §2).
 */
export default function FilterSheet({ open, onClose, scope, query, list }: FilterSheetProps) {
  const t = useTranslations('filters');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [draft, setDraft] = useState<Draft>(query);
  const own = ownFilters(scope, query.filters);
  const [shown, setShown] = useState(false);
  const [applying, setApplying] = useState(false);
  if (shown !== open) {
    // Each opening starts from what applies.
    setShown(open);
    if (open) setDraft(query);
  }
  const { matches, facets: counted } = useMatches(scope, draft.filters, open);
  const onlyId = typeof matches === 'object' ? matches.onlyId : undefined;

  async function apply(): Promise<void> {
    const address = pathname + writeListQuery({ ...draft, page: 1 }, new URLSearchParams(search));
    setApplying(true);
    try {
      // The list replaces the sheet in the history: Back leads to the previous list. It is shown from its beginning.
      await navigate(address, { replace: true });
    } finally {
      setApplying(false);
      onClose();
    }
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('title')}
      tall
      footer={
        <div className={styles.foot}>
          <MatchText matches={matches} />
          {onlyId === undefined ? null : (
            <ButtonLink
              to={productAddress(onlyId)}
              look="secondary"
              size="large"
              full
              replace
              onClick={leaveOverlays}
            >
              {t('seeProduct')}
            </ButtonLink>
          )}
          <div className={styles.buttons}>
            {countChosen(draft.filters, own) === 0 ? null : (
              <Button
                look="secondary"
                size="large"
                onClick={() => setDraft({ ...draft, filters: own })}
              >
                {t('clearAll')}
              </Button>
            )}
            <Button
              size="large"
              full
              busy={applying}
              // It says that nothing is left; what was chosen last is taken back above.
              disabled={typeof matches === 'object' && matches.total === 0}
              className={styles.apply}
              onClick={() => void apply()}
            >
              {typeof matches === 'object' ? t('applyCount', { count: matches.total }) : t('apply')}
            </Button>
          </div>
        </div>
      }
    >
      <Suspense fallback={<GroupsSkeleton />}>
        <Await resolve={list} errorElement={<ListFailed />}>
          {({ facets }) => (
            <Filters
              draft={draft}
              // Those of what applies came with the list.
              facets={draft.filters === query.filters ? facets : (counted ?? facets)}
              whole={facets.price}
              onChange={setDraft}
            />
          )}
        </Await>
      </Suspense>
      <SortChoice draft={draft} onChange={setDraft} />
    </Sheet>
  );
}

interface PartProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

function SortChoice({ draft, onChange }: PartProps) {
  const t = useTranslations('filters');
  const catalog = useTranslations('catalog');
  return (
    <fieldset className={styles.sorts}>
      <legend className={styles.legend}>{t('sort')}</legend>
      <div className={styles.chips}>
        {SORTS.map((sort) => (
          <Chip
            key={sort ?? 'none'}
            pressed={draft.sort === sort}
            onClick={() => onChange({ ...draft, sort })}
          >
            {catalog(`sort.${sort ?? 'none'}`)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

interface FiltersProps extends PartProps {
  readonly facets: ProductFacets;
  /** The prices of what applies. */
  readonly whole: ProductFacets['price'];
}

function Filters({ draft, facets, whole, onChange }: FiltersProps) {
  const change = (filters: Partial<ListFilters>) =>
    onChange({ ...draft, filters: { ...draft.filters, ...filters } });
  return (
    <>
      <PriceRange
        min={draft.filters.priceMin}
        max={draft.filters.priceMax}
        range={facets.price}
        whole={whole}
        onChange={change}
      />
      <FilterGroups filters={draft.filters} facets={facets} onChange={change} />
    </>
  );
}

function MatchText({ matches }: { matches: MatchState }) {
  const t = useTranslations('filters');
  return (
    <p role="status">
      {matches === 'failed' ? (
        <span className={styles.failed}>{t('countFailed')}</span>
      ) : (
        // The button below shows it.
        <Hidden>
          {matches === 'counting' ? t('counting') : t('matches', { count: matches.total })}
        </Hidden>
      )}
    </p>
  );
}

function GroupsSkeleton() {
  return (
    <div aria-busy className={styles.skeleton}>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  );
}
