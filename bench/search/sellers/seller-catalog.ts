import type { DemoCatalog } from '../demo-search.ts';
import type { BrandHabits } from './seller.ts';

/** Slug, the parent's slug, Arabic and English name. */
type CategoryNames = readonly [string, string | null, string, string];

/** A seller's catalogue file: brands and categories without descriptions. */
export function sellerCatalog(
  brands: readonly BrandHabits[],
  categories: readonly CategoryNames[],
  products: DemoCatalog['products'],
): DemoCatalog {
  const description = { ar: '', en: '' };
  return {
    brands: brands.map(({ slug, ar, en }) => ({ slug, name: { ar, en }, description })),
    categories: categories.map(([slug, parent, ar, en]) => ({
      slug,
      parent,
      name: { ar, en },
      description,
    })),
    products,
  };
}
