import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { tableDigest } from '../database/table-digest.ts';
import { pinnedSearches } from './search-tables.ts';

export type PinnedSearchRow = typeof pinnedSearches.$inferSelect;

/** Changes whenever a pinned search does. */
export const pinsDigest: SQL = tableDigest(pinnedSearches, sql`one.key`);

/** Every pinned search, by key. */
export async function listPinnedSearchRows(db: Db): Promise<PinnedSearchRow[]> {
  return db.select().from(pinnedSearches).orderBy(asc(pinnedSearches.key));
}

/** The row of a search; undefined while nothing is pinned. */
export async function readPinnedSearchRow(
  db: Db,
  key: string,
): Promise<PinnedSearchRow | undefined> {
  const [row] = await db.select().from(pinnedSearches).where(eq(pinnedSearches.key, key));
  return row;
}

/** Adds the row of a search, or replaces it. Inside `changeCatalog`. */
export async function writePinnedSearchRow(tx: Db, row: PinnedSearchRow): Promise<void> {
  const { key, ...values } = row;
  await tx
    .insert(pinnedSearches)
    .values(row)
    .onConflictDoUpdate({ target: pinnedSearches.key, set: values });
}

/** Removes the row of a search. Inside `changeCatalog`. */
export async function deletePinnedSearchRow(tx: Db, key: string): Promise<void> {
  await tx.delete(pinnedSearches).where(eq(pinnedSearches.key, key));
}
