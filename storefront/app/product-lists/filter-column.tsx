import type { ProductFacets } from '@dp/contract/product-filters.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { FilterGroups } from './filter-groups.tsx';
import { type ListFilters, type ListQuery, writeListQuery } from './list-query.ts';
import { PriceRange } from './price-range.tsx';

/** Debounce of a price being typed, in milliseconds. */
const REST_MS = 400;

/** The filters beside the products on wide screens: each choice applies at once, by the address. */
export default function FilterColumn({
  query,
  facets,
  prices,
}: {
  query: ListQuery;
  facets: ProductFacets;
  /** Of the list before anything is chosen. */
  prices: ProductFacets['price'];
}) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [draft, setDraft] = useState(query.filters);
  const applied = writeListQuery({ ...query, page: 1 });
  const [seen, setSeen] = useState(applied);
  if (seen !== applied) {
    // Back, a removed chip, or what was chosen here.
    setSeen(applied);
    setDraft(query.filters);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A price that rests is applied to the list as it is by then, unless its shopper is on the way to another page.
  const { location: going } = useNavigation();
  const now = useRef({ search, sort: query.sort, isLeaving: false });
  now.current = {
    search: going?.search ?? search,
    sort: query.sort,
    isLeaving: going !== undefined && going.pathname !== pathname,
  };

  function change(part: Partial<ListFilters>, wait = 0): void {
    const filters = { ...draft, ...part };
    setDraft(filters);
    clearTimeout(timer.current);
    const { priceMin = 0, priceMax = priceMin } = filters;
    // Still being typed: the address would put them in order under the hand.
    if (priceMin > priceMax) return;
    timer.current = setTimeout(() => {
      const { search, sort, isLeaving } = now.current;
      if (isLeaving) return;
      const others = new URLSearchParams(search);
      void navigate(pathname + writeListQuery({ filters, sort, page: 1 }, others));
    }, wait);
  }

  return (
    <>
      <PriceRange
        min={draft.priceMin}
        max={draft.priceMax}
        range={facets.price}
        whole={prices}
        onChange={(prices) => change(prices, REST_MS)}
      />
      <FilterGroups filters={draft} facets={facets} onChange={(choice) => change(choice)} />
    </>
  );
}
