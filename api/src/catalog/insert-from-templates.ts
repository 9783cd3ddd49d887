import { readBrandRows } from '../brands/brand-queries.ts';
import { readCategoryRows } from '../categories/category-queries.ts';
import type { Deps } from '../deps.ts';
import type { StoredPicture } from '../media/stored-picture.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { readProductPictures } from '../products/product-queries.ts';
import { upsertProducts } from '../products/upsert-products.ts';
import { productRow } from './catalog-file.ts';
import { changeCatalog } from './change-catalog.ts';
import { idsBySlug, toProductWith } from './to-rows.ts';

/** A product with the pictures of one that the shop has. */
export interface ProductFromTemplate {
  /** As a catalogue file would have it, without pictures; it is checked as there. */
  readonly product: unknown;
  /** SKU of the product whose pictures it copies. */
  readonly like: string;
}

/** Products written between two reports of progress. */
const BATCH = 1_000;

/**
 * Adds very many products without holding all of them in memory: like `importCatalog` for a file's products,
 * atomic, but with pictures that are already stored.
 *
 * @returns how many were new.
 * @throws for an invalid product, or an unknown brand, category or template: a programming error.
 */
export async function insertFromTemplates(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  products: Iterable<ProductFromTemplate>,
  progress: (written: number) => void,
): Promise<number> {
  for (const permission of ['products.edit', 'prices.edit', 'stock.adjust'] as const) {
    requirePermission(principal, permission);
  }
  const parts = batches(products);
  let part = parts.next();
  if (part.done) return 0;
  return changeCatalog(db, async (tx, version) => {
    const ids = {
      brands: idsBySlug(await readBrandRows(tx)),
      categories: idsBySlug(await readCategoryRows(tx)),
    };
    const pictures = new Map<string, StoredPicture[]>();
    let created = 0;
    let written = 0;
    for (; !part.done; part = parts.next()) {
      const batch = part.value;
      const unknown = batch.map(({ like }) => like).filter((sku) => !pictures.has(sku));
      for (const [sku, found] of await readProductPictures(tx, unknown)) pictures.set(sku, found);
      const rows = batch.map(({ product, like }) => {
        const shown = pictures.get(like);
        if (!shown) throw new Error(`There is no product "${like}" to be like`);
        return toProductWith(productRow.parse(product), shown, ids);
      });
      created += (await upsertProducts(tx, rows, { version, principal, at: now() })).created;
      written += rows.length;
      progress(written);
    }
    return created;
  });
}

function* batches<T>(items: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
