import { LOCALES, type Locale } from '@dp/contract/locale.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { placeOf } from '../sorted/place-of.ts';
import { nameOrder } from './name-order.ts';
import { RANK_MAX, type RankedName, rankNames, rankNamesInGaps } from './name-ranks.ts';
import { products } from './product-tables.ts';

/** Rows written by one statement. */
const BATCH = 2_000;
/** With more new names than this all names are read: each single one takes some queries of its own. */
const FEW = 20;
/** Names read at once while looking for the neighbours of a new one. */
const SAMPLES = 256;

/**
 * Ranks products without a rank (0) in both languages' collations; the database's collation is C, so it
 * cannot sort names itself (design §2). Call it inside the transaction that changed names.
 */
export async function rankProductNames(tx: Db, version: number): Promise<void> {
  const unranked = await readUnranked(tx);
  for (const locale of LOCALES) {
    const names = unranked[locale];
    if (names.length === 0) continue;
    const changes =
      (names.length <= FEW ? await rankFew(tx, locale, names) : undefined) ??
      (await rankAll(tx, locale));
    await writeRanks(tx, locale, changes, version);
  }
}

/** The names without a rank, but only some when they are many. */
async function readUnranked(tx: Db): Promise<Record<Locale, RankedName[]>> {
  const namesIn = (locale: Locale) => {
    const { name, rank } = columns[locale];
    const unranked = tx
      .select({ id: products.id, name: sql`${name}`.as('name'), rank: sql`${rank}`.as('rank') })
      .from(products)
      .where(sql`${rank} = 0`)
      .limit(FEW + 1);
    return sql`(select coalesce(json_agg(unranked), '[]') from (${unranked}) unranked)`;
  };
  const { rows } = await tx.execute<Record<Locale, RankedName[]>>(
    sql`select ${namesIn('ar')} as ar, ${namesIn('en')} as en`,
  );
  return rows[0] ?? { ar: [], en: [] };
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

/**
 * The ranked names right before and right after `wanted`. Each round reads names spread over the ranks that
 * remain and goes on between two of them: any number of names takes four rounds.
 */
async function findNeighbours(tx: Db, locale: Locale, wanted: string): Promise<RankedName[]> {
  const compare = nameOrder(locale);
  let before: RankedName | undefined;
  let after: RankedName | undefined;
  // Names ranked from `low` to `high`, inclusive, remain.
  let low = 1;
  let high = RANK_MAX;
  while (low <= high) {
    const step = Math.ceil((high - low + 1) / SAMPLES);
    const samples = await readSamples(tx, locale, { low, high, step });
    const place = placeOf(samples, ({ name }) => (compare(name, wanted) <= 0 ? -1 : 1));
    const left = samples[place - 1];
    const right = samples[place];
    before = left ?? before;
    after = right ?? after;
    if (samples.length === 0 || step === 1) break;
    if (left) low = left.rank + 1;
    // The sample after the last one would have found any higher name.
    high = right ? right.rank - 1 : Math.min(high, low + step);
  }
  return [before, after].filter((row) => row !== undefined);
}

/**
 * The first name at or above each `step`th rank of a range, ascending; repeated ones once. As one value, which
 * costs less than as many rows.
 */
async function readSamples(
  tx: Db,
  locale: Locale,
  { low, high, step }: { readonly low: number; readonly high: number; readonly step: number },
): Promise<RankedName[]> {
  const { name, rank } = columns[locale];
  const { rows } = await tx.execute<{ names: RankedName[] }>(sql`
    select coalesce(json_agg(sample order by sample.rank), '[]') as names from (
      select distinct sample.id, sample.name, sample.rank
      from generate_series(${low}::int, ${high}::int, ${step}::int) as probe(rank)
      cross join lateral (
        select ${products.id}, ${name} as name, ${rank} as rank from ${products}
        where ${rank} between probe.rank and ${high}
        order by ${rank} limit 1
      ) as sample
    ) as sample`);
  return rows[0]?.names ?? [];
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
