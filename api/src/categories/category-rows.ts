import { asc } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { categories } from './category-tables.ts';

/** Every category, in the shop's order, as imports and exports need it. */
export async function readCategoryRows(db: Db) {
  return db.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
}
