import type { Bilingual } from '@dp/contract/locale.ts';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { brands } from './brand-tables.ts';

/** The names of all brands, by id. */
export async function readBrandNames(db: Db): Promise<ReadonlyMap<number, Bilingual>> {
  const rows = await db
    .select({ id: brands.id, ar: brands.nameAr, en: brands.nameEn })
    .from(brands);
  return new Map(rows.map(({ id, ar, en }) => [id, { ar, en }]));
}

/** The names of the brand with the id in this column, as an expression for queries of others; null without one. */
export function brandNameOf(id: AnyColumn): SQL<Bilingual | null> {
  return sql<Bilingual | null>`(
    select jsonb_build_object('ar', ${brands.nameAr}, 'en', ${brands.nameEn})
    from ${brands} where ${brands.id} = ${id})`;
}
