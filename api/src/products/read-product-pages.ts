import { and, asc, count, eq, gt, max } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { products } from './product-tables.ts';

/** A product's page in the sitemap. */
export interface ProductPage {
  readonly id: number;
  /** When anything but its stock last changed. */
  readonly changedAt: Date;
}

/** Rows per query, small enough not to block the shop. */
const CHUNK = 1_000;

/** How many products are on sale, and when one last changed. */
export async function countProductPages(
  db: Db,
): Promise<{ readonly total: number; readonly changedAt: Date | null }> {
  const [row] = await db
    .select({ total: count(), changedAt: max(products.updatedAt) })
    .from(products)
    .where(eq(products.published, true));
  return row ?? { total: 0, changedAt: null };
}

/**
 * Reads products on sale by id, in chunks, so that any number of them needs the memory of one chunk.
 *
 * @param from how many products to skip.
 * @param most how many to return.
 */
export async function* readProductPages(
  db: Db,
  { from, most }: { readonly from: number; readonly most: number },
): AsyncGenerator<readonly ProductPage[]> {
  const [first] = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.published, true))
    .orderBy(asc(products.id))
    .offset(from)
    .limit(1);
  if (!first) return;
  let lastId = first.id - 1;
  for (let left = most; left > 0; left -= CHUNK) {
    const chunk = await db
      .select({ id: products.id, changedAt: products.updatedAt })
      .from(products)
      .where(and(products.published, gt(products.id, lastId)))
      .orderBy(asc(products.id))
      .limit(Math.min(CHUNK, left));
    if (chunk.length > 0) yield chunk;
    if (chunk.length < CHUNK) return;
    lastId = chunk.at(-1)?.id ?? lastId;
  }
}
