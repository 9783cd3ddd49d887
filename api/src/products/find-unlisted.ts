import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { nameWords } from '../find/terms.ts';
import { products } from './product-tables.ts';

/** Withdrawn products that a name is looked for among, the newest first. */
const WITHDRAWN_MAX = 5_000;

/** The ids of products, also withdrawn ones, whose SKU begins like this in either case. */
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

/** The ids of withdrawn products, which the shop's search has not, with all of these words in their names. */
export async function findWithdrawnByName(db: Db, text: string): Promise<number[]> {
  const wanted = nameWords(text);
  if (wanted.length === 0) return [];
  const rows = await db
    .select({ id: products.id, nameAr: products.nameAr, nameEn: products.nameEn })
    .from(products)
    .where(eq(products.published, false))
    .orderBy(desc(products.id))
    .limit(WITHDRAWN_MAX);
  return rows
    .filter(({ nameAr, nameEn }) => {
      const words = nameWords(`${nameAr} ${nameEn}`);
      return wanted.every((start) => words.some((word) => word.startsWith(start)));
    })
    .map(({ id }) => id);
}
