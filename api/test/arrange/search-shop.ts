import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { SearchIndex } from '../../src/search/search-index.ts';

/** A shop with products of these names, in Arabic and in English; ids count from 0. */
export function searchShopOf(
  ...names: readonly (readonly [ar: string, en: string, specs?: ProductSpecs])[]
): SearchIndex {
  const index = new SearchIndex();
  for (const [id, [ar, en, specs = {}]] of names.entries()) {
    index.add({
      id,
      sku: `X-${id}`,
      name: { ar, en },
      description: { ar: '', en: '' },
      brand: undefined,
      categories: [],
      specs,
    });
  }
  return index;
}
