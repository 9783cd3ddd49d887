import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { NearProducts } from '@dp/contract/search.ts';
import type { GapReason } from '@dp/contract/staff/search-values.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';
import { gapOf } from '../search/gap-reason.ts';
import { type NearProducts as RankedNear, rankProducts } from '../search/rank-products.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { attributeOf } from '../search/units.ts';
import { type ListBody, listProductPage, listProducts } from './list-products.ts';

/**
 * A page of what a query finds, pinned products and then the best first unless sorted, with facets over all
 * of it (design §5). Pages go on through what is near after the last match. `gap` is what was poor about the result.
 */
export async function searchProducts(
  catalog: CatalogReader,
  index: SearchIndex,
  locale: Locale,
  query: string,
  body: ListBody,
): Promise<{ answer: CallOutput<'searchProducts'>; gap: GapReason | undefined }> {
  const found = catalog.search(query, (isInStock) => rankProducts(index, query, isInStock));
  const { matches, near, corrected } = found;
  const scope = { kind: 'ranked', ids: matches } as const;
  const all = near ? ({ kind: 'ranked', ids: [...matches, ...near.ids] } as const) : scope;
  const { products, ...page } = await listProducts(catalog, locale, scope, body, all);
  const rest = {
    ...body,
    limit: body.limit - products.length,
    offset: Math.max(0, body.offset - page.total),
  };
  const data = {
    data: products,
    ...page,
    ...(corrected === undefined ? {} : { corrected }),
    ...(near === undefined ? {} : { near: await nearPage(catalog, locale, near, rest) }),
  };
  return { answer: { data }, gap: gapOf(found) };
}

async function nearPage(
  catalog: CatalogReader,
  locale: Locale,
  { ids, relaxed, nearest }: RankedNear,
  body: ListBody,
): Promise<NearProducts> {
  const scope = { kind: 'ranked', ids } as const;
  const { products, total } = await listProductPage(catalog, locale, scope, body);
  return {
    data: products,
    total,
    relaxed: relaxed.map((word) => ({ word })),
    nearest: nearest.flatMap(({ unit, asked, to, values }) => {
      const attribute = attributeOf(unit);
      const range = to === undefined ? {} : { asked_to: to };
      return attribute === undefined ? [] : [{ attribute, asked, ...range, values: [...values] }];
    }),
  };
}
