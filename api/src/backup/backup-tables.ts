import { bigint, pgTable, timestamp } from 'drizzle-orm/pg-core';

/**
 * Every restore this shop goes back to, with the numbers it left out because they may have been given after
 * the backup was made. `restoreTables` makes the table too, for backups from before it existed.
 */
export const restores = pgTable('restores', {
  restoredAt: timestamp('restored_at', { withTimezone: true }).primaryKey(),
  backupMadeAt: timestamp('backup_made_at', { withTimezone: true }).notNull(),
  /** The number in `DP-100001`. */
  lastOrderNumber: bigint('last_order_number', { mode: 'number' }).notNull(),
  firstOrderNumber: bigint('first_order_number', { mode: 'number' }).notNull(),
  lastInvoiceNumber: bigint('last_invoice_number', { mode: 'number' }).notNull(),
  firstInvoiceNumber: bigint('first_invoice_number', { mode: 'number' }).notNull(),
});
