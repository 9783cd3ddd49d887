import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { customers } from '../accounts/account-tables.ts';
import { cities, states } from '../locations/location-tables.ts';

export const addresses = pgTable(
  'addresses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    fullName: text('full_name').notNull(),
    /** E.164. */
    mobile: text().notNull(),
    secondMobile: text('second_mobile'),
    stateId: integer('state_id')
      .notNull()
      .references(() => states.id),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    street: text().notNull(),
    building: text(),
    floor: text(),
    apartment: text(),
    landmark: text(),
    /** Of the request that added it: a repeated one gives the same address. */
    key: text(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('addresses_customer').on(table.customerId),
    uniqueIndex('addresses_key').on(table.customerId, table.key),
    uniqueIndex('addresses_one_default').on(table.customerId).where(sql`is_default`),
  ],
);
