import type { GridEdit } from '@dp/contract/staff/product-grid.ts';
import { UNDO_EXCEPTIONS } from '@dp/contract/staff/product-grid-values.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { actorColumns, actorIsNamed } from '../principals/actor-columns.ts';

/** Products that somebody edited as a table and saved together. */
export const gridSaves = pgTable(
  'grid_saves',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    ...actorColumns,
  },
  (table) => [check('grid_saves_actor', actorIsNamed(table))],
);

/** What a save changed of one product. Without a foreign key to products: who deletes one deletes its rows. */
export const gridSaveRows = pgTable(
  'grid_save_rows',
  {
    saveId: integer('save_id')
      .notNull()
      .references(() => gridSaves.id),
    productId: integer('product_id').notNull(),
    /** The product's version that the save made: an undo changes back only that. */
    version: integer().notNull(),
    /** The fields that it changed, as they were before. */
    before: jsonb().$type<GridEdit>().notNull(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
    /** Why an undo left the product as it was. */
    leftBecause: text('left_because', { enum: UNDO_EXCEPTIONS }),
  },
  (table) => [
    primaryKey({ columns: [table.saveId, table.productId] }),
    index('grid_save_rows_pending')
      .on(table.saveId, table.productId)
      .where(sql`${table.undoneAt} is null and ${table.leftBecause} is null`),
    check(
      'grid_save_rows_ended_once',
      sql`${table.undoneAt} is null or ${table.leftBecause} is null`,
    ),
  ],
);
