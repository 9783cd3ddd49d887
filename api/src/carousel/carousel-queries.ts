import { asc } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { readTableDigest } from '../database/table-digest.ts';
import { carouselItems } from './carousel-tables.ts';

/** Every slide, in the shop's order. */
export async function readSlideRows(db: Db) {
  return db
    .select()
    .from(carouselItems)
    .orderBy(asc(carouselItems.position), asc(carouselItems.id));
}

/** Changes whenever a slide does. */
export const readSlidesDigest = (db: Db): Promise<string> => readTableDigest(db, carouselItems);
