import { SLIDE_PAGES } from '@dp/contract/home-values.ts';
import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { brands } from '../brands/brand-tables.ts';
import { categories } from '../categories/category-tables.ts';
import type { StoredPicture } from '../media/stored-picture.ts';
import { products } from '../products/product-tables.ts';

/** Slides of the home page; at most one of the four links is set. */
export const carouselItems = pgTable('carousel_items', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  titleAr: text('title_ar').notNull(),
  titleEn: text('title_en').notNull(),
  subtitleAr: text('subtitle_ar').notNull().default(''),
  subtitleEn: text('subtitle_en').notNull().default(''),
  actionAr: text('action_ar').notNull().default(''),
  actionEn: text('action_en').notNull().default(''),
  picture: jsonb().$type<StoredPicture>(),
  categoryId: integer('category_id').references(() => categories.id),
  brandId: integer('brand_id').references(() => brands.id),
  productId: integer('product_id').references(() => products.id),
  /** A page of the shop. */
  page: text({ enum: SLIDE_PAGES }),
  /** First and last day on which it shows, both inclusive, in Cairo. */
  startsOn: date('starts_on', { mode: 'string' }),
  endsOn: date('ends_on', { mode: 'string' }),
  /** Staff have hidden it, whatever its dates. */
  hidden: boolean().notNull().default(false),
  position: integer().notNull().default(0),
  /** Grows with every edit, also by an import, and not when staff move a slide. */
  version: integer().notNull().default(1),
});
