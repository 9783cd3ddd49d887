import type { ProductRow } from '../catalog/catalog-file.ts';
import type { CatalogIssue } from '../catalog/catalog-issue.ts';
import type { Db } from '../database/database.ts';
import { readSkusBySlug } from '../products/product-queries.ts';

/**
 * Problems of new products with the link of one that the shop has: mostly the same product, whose SKU a spreadsheet
 * made a number or a day of, such as 123 of 00123.
 */
export async function checkNewLinks(
  db: Db,
  rows: ReadonlyMap<number, ProductRow> | undefined,
  isNew: (index: number) => boolean,
): Promise<CatalogIssue[]> {
  const links = [...(rows ?? [])].flatMap(([index, { slug }]) =>
    slug !== undefined && isNew(index) ? [{ index, slug }] : [],
  );
  if (links.length === 0) return [];
  const skus = await readSkusBySlug(
    db,
    links.map(({ slug }) => slug),
  );
  return links.flatMap(({ index, slug }) => {
    const sku = skus.get(slug);
    if (sku === undefined) return [];
    const message = `is the link of "${sku}" in the shop: correct the SKU, or give a new product another link`;
    return [{ path: ['products', index, 'slug'], message }];
  });
}
