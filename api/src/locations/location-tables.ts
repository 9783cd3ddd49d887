import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Egypt's governorates. */
export const states = pgTable('states', {
  id: integer().primaryKey(),
  /** ISO 3166-2, such as EG-C. */
  code: text().notNull().unique(),
  nameAr: text('name_ar').notNull(),
  nameEn: text('name_en').notNull(),
  /** Delivery zone; a suggestion for rates. */
  zone: text().notNull(),
  position: integer().notNull().default(0),
});

/** Cities and districts that shoppers name in addresses. */
export const cities = pgTable(
  'cities',
  {
    id: integer().primaryKey(),
    stateId: integer('state_id')
      .notNull()
      .references(() => states.id),
    nameAr: text('name_ar').notNull(),
    nameEn: text('name_en').notNull(),
    /** The catch-all entry of a governorate. */
    isOther: boolean('is_other').notNull().default(false),
    position: integer().notNull().default(0),
  },
  (table) => [index('cities_state').on(table.stateId, table.position)],
);
