import { asc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { tableDigest } from '../database/table-digest.ts';
import { carouselItems } from './carousel-tables.ts';

/** Every slide, in the shop's order. */
export async function readSlideRows(db: Db) {
  return db
    .select()
    .from(carouselItems)
    .orderBy(asc(carouselItems.position), asc(carouselItems.id));
}

/** How many slides lead to a category. */
export async function countSlidesOf(
  db: Db,
  group: { readonly categoryId: number } | { readonly brandId: number },
): Promise<number> {
  return db.$count(
    carouselItems,
    'brandId' in group
      ? eq(carouselItems.brandId, group.brandId)
      : eq(carouselItems.categoryId, group.categoryId),
  );
}

/** Changes whenever a slide does. */
export const slidesDigest: SQL = tableDigest(carouselItems);
