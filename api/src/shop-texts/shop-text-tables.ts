import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { actorColumns, actorIsNamed } from '../principals/actor-columns.ts';

/**
 * Texts that the owner has written in place of the shop's own: pages, messages and words of the shop. Every save adds
 * a version and nothing is overwritten; a text without a row is as it came with the shop.
 */
export const shopTextVersions = pgTable(
  'shop_text_versions',
  {
    kind: text({ enum: ['page', 'message', 'words'] }).notNull(),
    name: text().notNull(),
    version: integer().notNull(),
    /** Null: the shop's own text again. */
    value: jsonb(),
    ...actorColumns,
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.name, table.version] }),
    check('shop_text_versions_actor', actorIsNamed(table)),
    check('shop_text_versions_version', sql`${table.version} > 0`),
  ],
);
