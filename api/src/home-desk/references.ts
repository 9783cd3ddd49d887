import type { SlideFields } from '../carousel/slide-rows.ts';
import { readProductGroups } from '../catalog/product-groups.ts';
import type { Db } from '../database/database.ts';
import type { HomeSectionFields } from '../home-sections/home-section-rows.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readSkus } from '../products/product-queries.ts';

/** The ids that a part of the home page names. */
export interface References {
  readonly categories: readonly number[];
  readonly brands: readonly number[];
  readonly products: readonly number[];
}

export function referencesOfSection({ selection, link }: HomeSectionFields): References {
  const [categories, products] =
    'products' in selection
      ? [[], selection.products]
      : [[...selection.categories, ...selection.except], []];
  return {
    categories: link?.kind === 'category' ? [...categories, link.id] : categories,
    brands: link?.kind === 'brand' ? [link.id] : [],
    products,
  };
}

export function referencesOfSlide({ categoryId, brandId, productId }: SlideFields): References {
  const list = (id: number | null | undefined) => (id ? [id] : []);
  return { categories: list(categoryId), brands: list(brandId), products: list(productId) };
}

/**
 * Checks that the shop has what a part of the home page names. Inside `changeCatalog`, so that it stays.
 *
 * @throws ProblemError 404 `category_not_found`, `brand_not_found`, `product_not_found`.
 */
export async function requireReferences(tx: Db, references: References): Promise<void> {
  const { categories, brands } = await readProductGroups(tx);
  const skus = await readSkus(tx, references.products);
  const isMissing = (ids: readonly number[], known: ReadonlyMap<number, unknown>) =>
    ids.some((id) => !known.has(id));
  if (isMissing(references.categories, categories)) {
    throw new ProblemError(404, 'category_not_found');
  }
  if (isMissing(references.brands, brands)) throw new ProblemError(404, 'brand_not_found');
  if (isMissing(references.products, skus)) throw new ProblemError(404, 'product_not_found');
}
