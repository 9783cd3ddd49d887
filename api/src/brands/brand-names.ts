import type { Bilingual } from '@dp/contract/locale.ts';
import { inArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { brands } from './brand-tables.ts';

/** The names of brands by id: of those given, or of all. */
export async function readBrandNames(
  db: Db,
  ids?: readonly number[],
): Promise<ReadonlyMap<number, Bilingual>> {
  const rows = await db
    .select({ id: brands.id, ar: brands.nameAr, en: brands.nameEn })
    .from(brands)
    .where(ids && inArray(brands.id, [...ids]));
  return new Map(rows.map(({ id, ar, en }) => [id, { ar, en }]));
}
