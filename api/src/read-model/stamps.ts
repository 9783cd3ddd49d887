import { isDeepStrictEqual } from 'node:util';
import type { ProductFilters } from '@dp/contract/product-filters.ts';
import type { NewestText } from '../shop-texts/shop-text-rows.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import type { ProductChange } from './change-log.ts';
import type { FacetCounts, ListFacets } from './count-facets.ts';
import { sameInLists } from './indexed-product.ts';
import { isInScope, type ShopScope } from './list-scope.ts';
import type { ListPage, ListRequest } from './product-list.ts';

/** What a response shows of the catalogue, recorded while it is built. */
export interface Stamp {
  /** Whether the response is still fresh after these changes, which led to `now`. */
  holds(changes: readonly ProductChange[], now: CatalogSnapshot): boolean;
  /** From when on it is stale without any change, in milliseconds since the epoch. */
  readonly expiresAt?: number;
}

/** Something that shows until a moment only. */
export function expiry(moment: Date): Stamp {
  return { holds: () => true, expiresAt: moment.getTime() };
}

/** A part of the catalogue that stays the same object while it does not change, such as a setting. */
export function partShown<Part extends keyof CatalogSnapshot>(
  part: Part,
  shown: CatalogSnapshot[Part],
): Stamp {
  return { holds: (_, now) => now[part] === shown };
}

/** A page of text. */
export function pageTextShown(name: string, shown: NewestText | undefined): Stamp {
  return { holds: (_, { pages }) => pages.get(name) === shown };
}

/** Rows of products, their stock included. */
export function productsShown(ids: readonly number[]): Stamp {
  const shown = new Set(ids);
  return { holds: (changes) => !changes.some(({ id }) => shown.has(id)) };
}

/** Rows of products without their stock. */
export function productsNamed(ids: readonly number[]): Stamp {
  const shown = new Set(ids);
  return { holds: (changes) => !changes.some(({ id, edited }) => edited && shown.has(id)) };
}

/** One page of a list: which products, in which order, of how many. */
export function pageShown(scope: ShopScope, request: ListRequest, page: ListPage): Stamp {
  return {
    holds(changes, { products }) {
      if (!changes.some((change) => concerns(scope, change))) return true;
      const now = products.list(scope).page(request);
      return now.total === page.total && now.ids.every((id, at) => id === page.ids[at]);
    },
  };
}

/** The first products of a list, however many more there are. */
export function firstShown(scope: ShopScope, request: ListRequest, ids: readonly number[]): Stamp {
  return {
    holds(changes, { products }) {
      if (!changes.some((change) => concerns(scope, change))) return true;
      const now = products.list(scope).page(request).ids;
      return now.length === ids.length && now.every((id, at) => id === ids[at]);
    },
  };
}

/** How many products a list has. */
export function totalShown(scope: ShopScope, total: number): Stamp {
  return {
    holds: (changes, { products }) =>
      !changes.some((change) => concerns(scope, change)) || products.list(scope).total === total,
  };
}

/** The facets of a list and how many of it are in stock. */
export function facetsShown(scope: ShopScope, facets: FacetCounts, inStock: number): Stamp {
  return {
    holds(changes, { products }) {
      if (!changes.some((change) => concerns(scope, change))) return true;
      const list = products.list(scope);
      return list.facets() === facets && list.inStock() === inStock;
    },
  };
}

/** The facets of a list under filters. */
export function filteredFacetsShown(
  scope: ShopScope,
  filters: ProductFilters,
  shown: ListFacets,
): Stamp {
  return {
    holds: (changes, { products }) =>
      !changes.some((change) => concerns(scope, change)) ||
      isDeepStrictEqual(products.list(scope).filteredFacets(filters), shown),
  };
}

/** What a query found: all of it, since facets count all of it. */
export function searchShown(ids: readonly number[]): Stamp {
  const found = new Set(ids);
  return {
    holds: (changes) =>
      !changes.some(
        ({ id, textsChanged, before, after }) =>
          textsChanged || (found.has(id) && !sameInLists(before, after)),
      ),
  };
}

function concerns(scope: ShopScope, { before, after }: ProductChange): boolean {
  if (sameInLists(before, after)) return false;
  return (
    (before !== undefined && isInScope(scope, before)) ||
    (after !== undefined && isInScope(scope, after))
  );
}
