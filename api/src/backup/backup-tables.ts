import { bigint, pgTable, timestamp } from 'drizzle-orm/pg-core';

/**
 * Every restore in this shop's history, with the numbers it skipped because they may have been issued after
 * the backup. `restoreTables` creates the table too, for older backups.
 */
export const restores = pgTable('restores', {
  restoredAt: timestamp('restored_at', { withTimezone: true }).primaryKey(),
  backupMadeAt: timestamp('backup_made_at', { withTimezone: true }).notNull(),
  /** The digits in `DP-100001`. */
  lastOrderNumber: bigint('last_order_number', { mode: 'number' }).notNull(),
  firstOrderNumber: bigint('first_order_number', { mode: 'number' }).notNull(),
  lastInvoiceNumber: bigint('last_invoice_number', { mode: 'number' }).notNull(),
  firstInvoiceNumber: bigint('first_invoice_number', { mode: 'number' }).notNull(),
  /** Both 0 for a restore from before there were credit notes. */
  lastCreditNoteNumber: bigint('last_credit_note_number', { mode: 'number' }).notNull().default(0),
  firstCreditNoteNumber: bigint('first_credit_note_number', { mode: 'number' })
    .notNull()
    .default(0),
});
