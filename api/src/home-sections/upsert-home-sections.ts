import { notInArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { inBatches } from '../database/in-batches.ts';
import {
  countUpserts,
  isNew,
  takeOverAsNewVersion,
  type UpsertCounts,
} from '../database/upsert.ts';
import { homeSections } from './home-section-tables.ts';

/** A section as an import writes it. */
export type HomeSectionWrite = Omit<typeof homeSections.$inferInsert, 'id' | 'version'>;

const COLUMNS = [
  'titleAr',
  'titleEn',
  'look',
  'selection',
  'count',
  'link',
  'startsOn',
  'endsOn',
  'hidden',
  'position',
] as const;

/** Adds sections, or changes those with the same slug where they differ. Inside `changeCatalog`. */
export async function upsertHomeSections(
  tx: Db,
  rows: readonly HomeSectionWrite[],
): Promise<UpsertCounts> {
  const written = await inBatches(rows, (batch) =>
    tx
      .insert(homeSections)
      .values(batch)
      .onConflictDoUpdate({
        target: homeSections.slug,
        ...takeOverAsNewVersion(homeSections, COLUMNS),
      })
      .returning({ created: isNew(homeSections) }),
  );
  return countUpserts(rows.length, written);
}

/** Removes the sections with other slugs. Inside `changeCatalog`. @returns how many there were. */
export async function removeOtherHomeSections(tx: Db, slugs: readonly string[]): Promise<number> {
  const removed = await tx
    .delete(homeSections)
    .where(notInArray(homeSections.slug, [...slugs]))
    .returning({ id: homeSections.id });
  return removed.length;
}
