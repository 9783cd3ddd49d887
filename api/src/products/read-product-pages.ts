import { and, asc, count, eq, gt, max } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { products } from './product-tables.ts';

/** A product's page as search engines are told of it. */
export interface ProductPage {
  readonly id: number;
  /** When anything of it but its stock last changed. */
  readonly changedAt: Date;
}

/** Rows read by one query: little enough not to hold up the shop. */
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
 * Reads products on sale in the order of their ids, a few at a time, so that any number of them needs
 * no more memory than one chunk.
 *
 * @param from how many products come before the first one wanted.
 * @param most how many are wanted.
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
