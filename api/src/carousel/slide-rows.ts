import { asc } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { carouselItems } from './carousel-tables.ts';

/** Every slide, in the shop's order. */
export async function readSlideRows(db: Db) {
  return db
    .select()
    .from(carouselItems)
    .orderBy(asc(carouselItems.position), asc(carouselItems.id));
}
