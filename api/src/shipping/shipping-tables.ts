import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { cities, states } from '../locations/location-tables.ts';

/** Delivery cost of a governorate, or of one city in it, which then wins. */
export const shippingRates = pgTable(
  'shipping_rates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    stateId: integer('state_id')
      .notNull()
      .references(() => states.id),
    cityId: integer('city_id').references(() => cities.id),
    costPiastres: bigint('cost_piastres', { mode: 'number' }).notNull(),
    /** Goods total from which delivery is free; null: never. */
    freeOverPiastres: bigint('free_over_piastres', { mode: 'number' }),
    /** Working days. */
    daysMin: integer('days_min').notNull(),
    daysMax: integer('days_max').notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('shipping_rates_place').on(table.stateId, sql`coalesce(${table.cityId}, 0)`),
    check('shipping_rates_cost', sql`${table.costPiastres} >= 0`),
    check(
      'shipping_rates_days',
      sql`${table.daysMin} >= 0 and ${table.daysMax} >= ${table.daysMin}`,
    ),
  ],
);
