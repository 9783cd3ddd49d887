import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { brands } from '../brands/brand-tables.ts';
import { categories } from '../categories/category-tables.ts';
import type { StoredPicture } from '../media/stored-picture.ts';
import { products } from '../products/product-tables.ts';

/** Slides of the home page; at most one of the three links is set. */
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
  position: integer().notNull().default(0),
});
