import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { tableDigest } from '../database/table-digest.ts';
import { categories } from './category-tables.ts';

/** Every category, in the shop's order. */
export async function readCategoryRows(db: Db) {
  return db.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
}

/** What every category is called, in the shop's order. */
export async function readCategoryLabels(db: Db) {
  const { id, slug, nameAr, nameEn } = categories;
  return db
    .select({ id, slug, nameAr, nameEn })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
}

/** The rows of some categories, in the shop's order. */
export async function readCategories(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(categories)
    .where(inArray(categories.id, [...ids]))
    .orderBy(asc(categories.position), asc(categories.id));
}

/** One category's row. */
export async function readCategory(db: Db, id: number) {
  const [row] = await db.select().from(categories).where(eq(categories.id, id));
  return row;
}

/**
 * Locks a category's row until the transaction ends: `update` before it is removed, against new references to
 * it; `key share` before a row refers to it, against its removal.
 *
 * @returns whether there is one.
 */
export async function lockCategory(
  tx: Db,
  id: number,
  strength: 'update' | 'key share',
): Promise<boolean> {
  const found = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, id))
    .for(strength);
  return found.length > 0;
}

/** Changes whenever a category does. */
export const categoriesDigest: SQL = tableDigest(categories);
