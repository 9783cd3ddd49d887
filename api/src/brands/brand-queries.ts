import { asc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { tableDigest } from '../database/table-digest.ts';
import { brands } from './brand-tables.ts';

/** Every brand, in the shop's order. */
export async function readBrandRows(db: Db) {
  return db.select().from(brands).orderBy(asc(brands.position), asc(brands.id));
}

/** What every brand is called, in the shop's order. */
export async function readBrandLabels(db: Db) {
  const { id, slug, nameAr, nameEn } = brands;
  return db
    .select({ id, slug, nameAr, nameEn })
    .from(brands)
    .orderBy(asc(brands.position), asc(brands.id));
}

/** One brand's row. */
export async function readBrand(db: Db, id: number) {
  const [row] = await db.select().from(brands).where(eq(brands.id, id));
  return row;
}

/**
 * Locks a brand's row until the transaction ends: `update` before it is removed, against new references to it;
 * `key share` before a row refers to it, against its removal.
 *
 * @returns whether there is one.
 */
export async function lockBrand(
  tx: Db,
  id: number,
  strength: 'update' | 'key share',
): Promise<boolean> {
  const found = await tx
    .select({ id: brands.id })
    .from(brands)
    .where(eq(brands.id, id))
    .for(strength);
  return found.length > 0;
}

/** Changes whenever a brand does. */
export const brandsDigest: SQL = tableDigest(brands);
