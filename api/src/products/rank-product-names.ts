import { LOCALES, type Locale } from '@dp/contract/locale.ts';
import { asc, between, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { nameOrder } from './name-order.ts';
import { RANK_MAX, type RankedName, rankNames, rankNamesInGaps } from './name-ranks.ts';
import { products } from './product-tables.ts';

/** Rows written by one statement. */
const BATCH = 2_000;
/** With more new names than this all names are read: each single one takes some thirty small queries. */
const FEW = 20;

/**
 * Ranks products without a rank (0) in both languages' collations; the database's collation is C, so it
 * cannot sort names itself (design §2). Call it inside the transaction that changed names.
 */
export async function rankProductNames(tx: Db, version: number): Promise<void> {
  for (const locale of LOCALES) {
    const { name, rank } = columns[locale];
    const unranked: RankedName[] = await tx
      .select({ id: products.id, name, rank })
      .from(products)
      .where(sql`${rank} = 0`)
      .limit(FEW + 1);
    if (unranked.length === 0) continue;
    const changes =
      (unranked.length <= FEW ? await rankFew(tx, locale, unranked) : undefined) ??
      (await rankAll(tx, locale));
    await writeRanks(tx, locale, changes, version);
  }
}

/** Undefined where there is no room for one of the names between its neighbours. */
async function rankFew(
  tx: Db,
  locale: Locale,
  unranked: readonly RankedName[],
): Promise<Map<number, number> | undefined> {
  const neighbours = new Map<number, RankedName>();
  for (const { name } of unranked) {
    for (const row of await findNeighbours(tx, locale, name)) neighbours.set(row.id, row);
  }
  return rankNamesInGaps([...neighbours.values(), ...unranked], nameOrder(locale));
}

async function rankAll(tx: Db, locale: Locale): Promise<Map<number, number>> {
  const { name, rank } = columns[locale];
  const names: RankedName[] = await tx.select({ id: products.id, name, rank }).from(products);
  return rankNames(names, nameOrder(locale));
}

/** The ranked names right before and right after `wanted`, found by halving the ranks. */
async function findNeighbours(tx: Db, locale: Locale, wanted: string): Promise<RankedName[]> {
  const { name, rank } = columns[locale];
  const compare = nameOrder(locale);
  let before: RankedName | undefined;
  let after: RankedName | undefined;
  // Binary search: names ranked from `low` to `high`, inclusive, remain.
  let low = 1;
  let high = RANK_MAX;
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const [row]: RankedName[] = await tx
      .select({ id: products.id, name, rank })
      .from(products)
      .where(between(rank, middle, high))
      .orderBy(asc(rank))
      .limit(1);
    if (row === undefined) high = middle - 1;
    else if (compare(row.name, wanted) <= 0) {
      before = row;
      low = row.rank + 1;
    } else {
      after = row;
      high = middle - 1;
    }
  }
  return [before, after].filter((row) => row !== undefined);
}

async function writeRanks(
  tx: Db,
  locale: Locale,
  changes: ReadonlyMap<number, number>,
  version: number,
): Promise<void> {
  const all = Array.from(changes, ([id, place]) => ({ id, place }));
  for (let start = 0; start < all.length; start += BATCH) {
    const batch = JSON.stringify(all.slice(start, start + BATCH));
    await tx.execute(sql`
      update products set ${sql.identifier(columns[locale].rankColumn)} = ranked.place, changed_in = ${version}
      from jsonb_to_recordset(${batch}::jsonb) as ranked(id int, place int)
      where products.id = ranked.id`);
  }
}

const columns = {
  ar: { name: products.nameAr, rank: products.nameRankAr, rankColumn: 'name_rank_ar' },
  en: { name: products.nameEn, rank: products.nameRankEn, rankColumn: 'name_rank_en' },
} as const satisfies Record<Locale, unknown>;
