import { asc, eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { brands } from './brand-tables.ts';

/** All brands in the shop's order. */
export async function readBrands(db: Db) {
  return db.select().from(brands).orderBy(asc(brands.position), asc(brands.id));
}

/** One brand's row. */
export async function readBrand(db: Db, id: number) {
  const [row] = await db.select().from(brands).where(eq(brands.id, id));
  return row;
}
