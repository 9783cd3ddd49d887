import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { nameWords } from '../find/terms.ts';
import { products } from './product-tables.ts';

/** Unpublished products that are looked through at a time, the newest first. */
const PAGE = 5_000;

/** The ids of products, published or not, whose SKU begins like this in either case. */
export async function findBySkuStart(db: Db, start: string, most: number): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(sql`lower(${products.sku}) like ${beginning(start.toLowerCase())}`)
    .orderBy(products.sku)
    .limit(most);
  return rows.map(({ id }) => id);
}

/** The pattern of texts that begin like this. */
function beginning(start: string): string {
  return `${start.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * The ids of unpublished products, which the shop's search has not, with all of these words in their names: among
 * all of them, or among the newest, which is enough for a list.
 */
export async function findUnpublishedByName(
  db: Db,
  text: string,
  among: 'newest' | 'all',
): Promise<number[]> {
  const wanted = nameWords(text);
  if (wanted.length === 0) return [];
  const found: number[] = [];
  for (let before: number | undefined; ; ) {
    const rows = await db
      .select({ id: products.id, nameAr: products.nameAr, nameEn: products.nameEn })
      .from(products)
      .where(
        and(
          eq(products.published, false),
          before === undefined ? undefined : lt(products.id, before),
        ),
      )
      .orderBy(desc(products.id))
      .limit(PAGE);
    for (const { id, nameAr, nameEn } of rows) {
      const words = nameWords(`${nameAr} ${nameEn}`);
      if (wanted.every((start) => words.some((word) => word.startsWith(start)))) found.push(id);
    }
    if (among === 'newest' || rows.length < PAGE) return found;
    before = rows.at(-1)?.id;
  }
}
