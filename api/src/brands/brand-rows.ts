import { asc } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { brands } from './brand-tables.ts';

/** Every brand, in the shop's order, as imports and exports need it. */
export async function readBrandRows(db: Db) {
  return db.select().from(brands).orderBy(asc(brands.position), asc(brands.id));
}
