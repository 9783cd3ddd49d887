import type { ProductFacets } from '@dp/contract/product-filters.ts';
import type { Product } from '@dp/contract/products.ts';
import type { NearProducts } from '@dp/contract/search.ts';
import type { ApiClient } from '../api/client.ts';
import type { ListPage } from '../api/use-pages.ts';
import { type ProductSummary, summaryOf } from '../products/product-summary.ts';
import { apiFilters, type ListFilters, type ListQuery, PAGE_SIZE } from './list-query.ts';

/** Which products a list is of. */
export type ListScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'category' | 'brand'; readonly id: number }
  /** What a search finds for a text, the best first. */
  | { readonly kind: 'search'; readonly text: string };

/** Products near a search, which begin after its last match; offsets are their own. */
export interface NearStart
  extends ListPage<ProductSummary>,
    Pick<NearProducts, 'relaxed' | 'nearest'> {}

/** What a list starts with. Each group of filters is counted under the filters of the others. */
export interface ListStart extends ListPage<ProductSummary> {
  readonly facets: ProductFacets;
  /** What was searched instead of the text. */
  readonly corrected?: string;
  /** What comes near a search that has few matches. */
  readonly near?: NearStart;
}

interface Wanted {
  readonly filters: ListFilters;
  readonly sort: ListQuery['sort'];
  readonly limit: number;
  readonly offset: number;
}

interface Answer {
  readonly data: readonly Product[];
  readonly total: number;
  readonly offset: number;
  readonly facets: ProductFacets;
  readonly corrected?: string | undefined;
  readonly near?: NearProducts | undefined;
}

/** The cache name of a scope, such as `category 7`. */
export function scopeName(scope: ListScope): string {
  if (scope.kind === 'all') return 'all';
  return `${scope.kind} ${scope.kind === 'search' ? JSON.stringify(scope.text) : scope.id}`;
}

/** The page of a list that its address names. */
export async function loadList(
  api: ApiClient,
  scope: ListScope,
  { filters, sort, page }: ListQuery,
): Promise<ListStart> {
  const offset = (page - 1) * PAGE_SIZE;
  const answer = await ask(api, scope, { filters, sort, limit: PAGE_SIZE, offset });
  const { facets, corrected, near } = answer;
  return {
    ...trimmed(answer),
    facets,
    ...(corrected === undefined ? {} : { corrected }),
    ...(near === undefined ? {} : { near: nearStart(near) }),
  };
}

function nearStart({ data, total, relaxed, nearest }: NearProducts): NearStart {
  return { data: data.map(summaryOf), total, offset: 0, relaxed, nearest };
}

/** Further products of a list, from `offset` on. */
export async function loadMore(
  api: ApiClient,
  scope: ListScope,
  { filters, sort }: Pick<ListQuery, 'filters' | 'sort'>,
  offset: number,
): Promise<ListPage<ProductSummary>> {
  return trimmed(await ask(api, scope, { filters, sort, limit: PAGE_SIZE, offset }));
}

/** Further products near a search. @param offset among all that was found: matches come first. */
export async function loadMoreNear(
  api: ApiClient,
  text: string,
  { filters, sort }: Pick<ListQuery, 'filters' | 'sort'>,
  offset: number,
): Promise<ListPage<ProductSummary>> {
  const scope = { kind: 'search', text } as const;
  const answer = await ask(api, scope, { filters, sort, limit: PAGE_SIZE, offset });
  const { data = [], total = 0 } = answer.near ?? {};
  return { data: data.map(summaryOf), total, offset: offset - answer.total };
}

/** What a choice of filters leaves, near a search too. */
export interface Matches {
  readonly total: number;
  readonly facets: ProductFacets;
  /** The product, when it is the only one. */
  readonly onlyId?: number;
}

/** What the filters would leave. */
export async function findMatches(
  api: ApiClient,
  scope: ListScope,
  filters: ListFilters,
): Promise<Matches> {
  const wanted = { filters, sort: undefined, limit: 1, offset: 0 };
  const { data, near, facets, ...matches } = await ask(api, scope, wanted);
  const total = matches.total + (near?.total ?? 0);
  const first = data[0] ?? near?.data[0];
  return { total, facets, ...(total === 1 && first !== undefined ? { onlyId: first.id } : {}) };
}

function trimmed({ data, total, offset }: Answer): ListPage<ProductSummary> {
  return { data: data.map(summaryOf), total, offset };
}

async function ask(
  api: ApiClient,
  scope: ListScope,
  { filters, sort, limit, offset }: Wanted,
): Promise<Answer> {
  const chosen = apiFilters(filters);
  const body = {
    limit,
    offset,
    ...(sort === undefined ? {} : { sort }),
    ...(chosen === undefined ? {} : { filters: chosen }),
  };
  switch (scope.kind) {
    case 'all':
      return api.call('listProducts', { body });
    case 'category': {
      const given = { body: { ...body, category_id: scope.id } };
      const { products, ...rest } = await api.call('listProductsByCategory', given);
      return { data: products, ...rest };
    }
    case 'brand':
      return api.call('listProductsByBrand', { body: { ...body, brand_id: scope.id } });
    case 'search': {
      const { data } = await api.call('searchProducts', { query: { query: scope.text }, body });
      return data;
    }
  }
}
