import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { staff, staffSessions } from '../staff-tables.ts';

/** The shop's VAPID keys, made at the first start; one row. Browsers bind their subscriptions to the public one. */
export const staffPushKeys = pgTable(
  'staff_push_keys',
  {
    id: integer().primaryKey().default(1),
    /** Uncompressed P-256 point and scalar, base64url. */
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
  },
  (table) => [check('staff_push_keys_one', sql`${table.id} = 1`)],
);

/** Devices that new orders ring. */
export const staffPushDevices = pgTable(
  'staff_push_devices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    /** Goes with its session when that is ended; null once it ran out by itself, as it does over a night. */
    sessionId: integer('session_id').references(() => staffSessions.id, { onDelete: 'cascade' }),
    /** The push service's address for this device: who has it can call it. */
    endpoint: text().notNull().unique(),
    /** The browser's keys, base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** User-Agent. */
    device: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('staff_push_devices_staff').on(table.staffId),
    index('staff_push_devices_session').on(table.sessionId),
  ],
);
