import type { Bilingual } from '@dp/contract/locale.ts';
import type { Db } from '../database/database.ts';
import { brands } from './brand-tables.ts';

/** The names of all brands, by id. */
export async function readBrandNames(db: Db): Promise<ReadonlyMap<number, Bilingual>> {
  const rows = await db
    .select({ id: brands.id, ar: brands.nameAr, en: brands.nameEn })
    .from(brands);
  return new Map(rows.map(({ id, ar, en }) => [id, { ar, en }]));
}
