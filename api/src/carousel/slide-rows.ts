import { editedRows } from '../database/edited-rows.ts';
import { carouselItems } from './carousel-tables.ts';

export type SlideRow = typeof carouselItems.$inferSelect;
/** What staff decide about a slide besides its place. */
export type SlideFields = Omit<SlideRow, 'id' | 'slug' | 'position' | 'version'>;

export const slideRows = editedRows(carouselItems);
