import { foldDigits } from '@dp/contract/digits.ts';
import { stripBidiMarks } from '@dp/contract/plain-text.ts';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { AppDeps } from '../deps.ts';
import { nameWords } from '../find/terms.ts';
import { products } from '../products/product-tables.ts';
import { rankProducts } from '../search/rank-products.ts';

/** Withdrawn products that a name is looked for among, the newest first; the shop's search has none of them. */
const WITHDRAWN_MAX = 5_000;

/**
 * The ids of products that a text means, at most `most`: by the beginning of a SKU, then those on sale as the
 * shop's search ranks them, then withdrawn ones that have every word in a name.
 */
export async function findStocked(
  { db, catalog }: Pick<AppDeps, 'db' | 'catalog'>,
  text: string,
  most: number,
): Promise<number[]> {
  const bySku = await findBySku(db, text, most);
  const ranked = rankProducts(await catalog.search(), text, () => true).matches;
  const withdrawn = await findWithdrawn(db, text);
  return [...new Set([...bySku, ...ranked.slice(0, most), ...withdrawn])].slice(0, most);
}

async function findBySku(db: Db, text: string, most: number): Promise<number[]> {
  const start = foldDigits(stripBidiMarks(text)).trim().toLowerCase();
  if (start === '') return [];
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(sql`starts_with(lower(${products.sku}), ${start})`)
    .orderBy(products.sku)
    .limit(most);
  return rows.map(({ id }) => id);
}

async function findWithdrawn(db: Db, text: string): Promise<number[]> {
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
