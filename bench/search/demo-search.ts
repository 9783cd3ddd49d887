import { readFile } from 'node:fs/promises';
import { brandRow, categoryRow, productRow } from '@dp/api/catalog/catalog-file.ts';
import { rankProducts } from '@dp/api/search/rank-products.ts';
import type { SearchableProduct } from '@dp/api/search/search-document.ts';
import { SearchIndex } from '@dp/api/search/search-index.ts';
import { demoCatalogFile } from '@dp/demo/src/demo-catalog.ts';
import { z } from 'zod';

const demoCatalog = z.object({
  brands: z.array(brandRow),
  categories: z.array(categoryRow),
  products: z.array(productRow),
});

/** The demo catalogue: brands, categories and the products on sale. */
export type DemoCatalog = z.output<typeof demoCatalog>;

export async function readDemo(): Promise<DemoCatalog> {
  const catalog = demoCatalog.parse(JSON.parse(await readFile(demoCatalogFile, 'utf8')));
  return { ...catalog, products: catalog.products.filter(({ published }) => published) };
}

/** What a search shows, by SKU, and what was searched instead of the query. */
interface DemoFound {
  readonly matches: readonly string[];
  readonly near: readonly string[];
  readonly corrected: string | undefined;
}

/** Search over products as the shop does it. */
export function demoSearch(catalog: DemoCatalog): (query: string) => DemoFound {
  const index = indexOf(catalog);
  const { products } = catalog;
  const skuOf = (id: number) => products[id]?.sku ?? '';
  return (query) => {
    const found = rankProducts(index, query, (id) => (products[id]?.stock ?? 0) > 0);
    return {
      matches: found.matches.map(skuOf),
      near: (found.near?.ids ?? []).map(skuOf),
      corrected: found.corrected,
    };
  };
}

/** The shop's index over products, which are known in it by their place in the list. */
export function indexOf(catalog: DemoCatalog): SearchIndex {
  const index = new SearchIndex();
  for (const [id, product] of searchable(catalog).entries()) index.add({ ...product, id });
  index.vocabulary.prepare();
  return index;
}

/** What the shop's index reads of each product. */
function searchable({
  brands,
  categories,
  products,
}: DemoCatalog): Omit<SearchableProduct, 'id'>[] {
  const brandNames = new Map(brands.map(({ slug, name }) => [slug, name]));
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  return products.map(({ sku, name, description, brand, category, specs }) => {
    const above: (typeof categories)[number][] = [];
    for (let node = bySlug.get(category ?? ''); node; node = bySlug.get(node.parent ?? '')) {
      above.push(node);
    }
    return {
      sku,
      name,
      description,
      brand: brandNames.get(brand ?? ''),
      categories: above.map(({ name: text }) => text),
      specs,
    };
  });
}
