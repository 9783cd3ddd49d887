import { type AnyPgColumn, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StoredPicture } from '../media/stored-picture.ts';

export const categories = pgTable(
  'categories',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    /** Null for the top categories. */
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    nameAr: text('name_ar').notNull(),
    nameEn: text('name_en').notNull(),
    descriptionAr: text('description_ar').notNull().default(''),
    descriptionEn: text('description_en').notNull().default(''),
    picture: jsonb().$type<StoredPicture>(),
    position: integer().notNull().default(0),
    /** Grows with every edit, also by an import, and not when staff move a category. */
    version: integer().notNull().default(1),
  },
  (table) => [index('categories_parent').on(table.parentId, table.position)],
);
