import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';

/** One row whose number grows with every change of the catalogue; caches are invalidated by it. */
export const catalogVersion = pgTable('catalog_version', {
  id: integer().primaryKey().default(1),
  version: bigint({ mode: 'number' }).notNull().default(1),
});
