import { LOCALES, type Locale } from '@dp/contract/locale.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { nameOrder } from './name-order.ts';
import { type RankedName, rankNames } from './name-ranks.ts';
import { products } from './product-tables.ts';

/** Rows written by one statement. */
const BATCH = 2_000;

/**
 * Gives products without a rank (0) their places in both languages' own orders; the database's collation
 * is C, so it cannot sort names itself (design §2). Call it inside the transaction that changed names.
 */
export async function rankProductNames(tx: Db, version: number): Promise<void> {
  for (const locale of LOCALES) {
    const { name, rank, rankColumn } = columns[locale];
    const [unranked] = await tx
      .select({ id: products.id })
      .from(products)
      .where(sql`${rank} = 0`)
      .limit(1);
    if (!unranked) continue;
    const names: RankedName[] = await tx.select({ id: products.id, name, rank }).from(products);
    const changes = [...rankNames(names, nameOrder(locale))];
    for (let start = 0; start < changes.length; start += BATCH) {
      const batch = JSON.stringify(
        changes.slice(start, start + BATCH).map(([id, place]) => ({ id, place })),
      );
      await tx.execute(sql`
        update products set ${sql.identifier(rankColumn)} = ranked.place, changed_in = ${version}
        from jsonb_to_recordset(${batch}::jsonb) as ranked(id int, place int)
        where products.id = ranked.id`);
    }
  }
}

const columns = {
  ar: { name: products.nameAr, rank: products.nameRankAr, rankColumn: 'name_rank_ar' },
  en: { name: products.nameEn, rank: products.nameRankEn, rankColumn: 'name_rank_en' },
} as const satisfies Record<Locale, unknown>;
