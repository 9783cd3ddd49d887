import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';
import type { ListScope } from '../read-model/list-scope.ts';
import { listProductPage, presentProducts } from './list-products.ts';

interface Body {
  readonly limit: number;
  readonly offset: number;
  readonly category_id?: number | undefined;
}

/**
 * The featured products in the owner's order. Those of a category are followed by the first of each of its
 * sub-categories and by the rest of its list, so that a category without any has something to show as well.
 *
 * @throws ProblemError 404 `category_not_found`.
 */
export async function listFeaturedProducts(
  catalog: CatalogReader,
  locale: Locale,
  { category_id: category, ...page }: Body,
): Promise<CallOutput<'listFeaturedProducts'>> {
  if (category === undefined) {
    const scope = { kind: 'featured' } as const;
    const sorted = { ...page, sort: 'featured' } as const;
    const { products, total } = await listProductPage(catalog, locale, scope, sorted);
    return { data: products, total, ...page };
  }
  if (!catalog.categories.find(category)) throw new ProblemError(404, 'category_not_found');
  const end = page.offset + page.limit;
  const ids = firstOfCategory(catalog, locale, category, end).slice(page.offset, end);
  return {
    data: await presentProducts(catalog, locale, ids),
    total: catalog.countInCategory(category),
    ...page,
  };
}

/** At least `limit` ids where the category has as many. */
function firstOfCategory(
  catalog: CatalogReader,
  locale: Locale,
  category: number,
  limit: number,
): number[] {
  const branchOf = (id: number): ListScope & { kind: 'category' } => ({
    kind: 'category',
    id,
    branch: catalog.categories.branchOf(id),
  });
  const first = { limit, offset: 0, locale };
  const featured = { ...first, sort: 'featured', filters: { featured: true } } as const;
  return [
    ...new Set([
      ...catalog.first(branchOf(category), featured),
      ...catalog.categories
        .childrenOf(category)
        .flatMap(({ id }) => catalog.first(branchOf(id), { ...first, limit: 1 })),
      ...catalog.first(branchOf(category), first),
    ]),
  ];
}
