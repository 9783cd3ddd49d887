import { notInArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { inBatches } from '../database/in-batches.ts';
import {
  countUpserts,
  isNew,
  takeOverAsNewVersion,
  type UpsertCounts,
} from '../database/upsert.ts';
import { carouselItems } from './carousel-tables.ts';

/** A slide as an import writes it. */
export type SlideWrite = Omit<typeof carouselItems.$inferInsert, 'id' | 'version'>;

const COLUMNS = [
  'titleAr',
  'titleEn',
  'subtitleAr',
  'subtitleEn',
  'actionAr',
  'actionEn',
  'picture',
  'categoryId',
  'brandId',
  'productId',
  'page',
  'startsOn',
  'endsOn',
  'hidden',
  'position',
] as const;

/** Adds slides, or changes those with the same slug where they differ. Inside `changeCatalog`. */
export async function upsertSlides(tx: Db, rows: readonly SlideWrite[]): Promise<UpsertCounts> {
  const written = await inBatches(rows, (batch) =>
    tx
      .insert(carouselItems)
      .values(batch)
      .onConflictDoUpdate({
        target: carouselItems.slug,
        ...takeOverAsNewVersion(carouselItems, COLUMNS),
      })
      .returning({ created: isNew(carouselItems) }),
  );
  return countUpserts(rows.length, written);
}

/** Removes the slides with other slugs. Inside `changeCatalog`. @returns how many there were. */
export async function removeOtherSlides(tx: Db, slugs: readonly string[]): Promise<number> {
  const removed = await tx
    .delete(carouselItems)
    .where(notInArray(carouselItems.slug, [...slugs]))
    .returning({ id: carouselItems.id });
  return removed.length;
}
