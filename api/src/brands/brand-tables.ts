import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StoredPicture } from '../media/stored-picture.ts';

export const brands = pgTable('brands', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  nameAr: text('name_ar').notNull(),
  nameEn: text('name_en').notNull(),
  descriptionAr: text('description_ar').notNull().default(''),
  descriptionEn: text('description_en').notNull().default(''),
  logo: jsonb().$type<StoredPicture>(),
  position: integer().notNull().default(0),
  /** Grows with every edit, also by an import, and not when staff move a brand. */
  version: integer().notNull().default(1),
});
