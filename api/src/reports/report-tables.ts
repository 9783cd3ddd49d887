import { sql } from 'drizzle-orm';
import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What rows of the summaries are about; with the meaning of their `key`. */
export const REPORT_SUBJECTS = [
  'governorate', // orders, by the address's governorate id; '' once the customer is erased
  'voucher', // orders with a voucher, by its code
  'product', // units, by the product's id
  'goods', // units of all products; its key is ''
  'courier', // parcels, by the courier's id
] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

const measure = (name: string) => bigint(name, { mode: 'number' }).notNull().default(sql`0`);

/** One day, in Cairo, of one thing that is reported on, and what is counted of it. Money in piastres. */
const columns = () => ({
  subject: text({ enum: REPORT_SUBJECTS }).notNull(),
  day: date().notNull(),
  key: text().notNull(),
  /** Orders, or units, by the day they were ordered. */
  placed: measure('placed'),
  /** Of the placed ones, neither cancelled nor come back. */
  sold: measure('sold'),
  /** Of the placed ones, delivered. Parcels: by the day of delivery. */
  delivered: measure('delivered'),
  /** Come back. Parcels: by the day they came back. */
  returned: measure('returned'),
  /** Orders that had to be confirmed, and that were. */
  asked: measure('asked'),
  confirmed: measure('confirmed'),
  /** Parcels delivered at the first attempt. */
  firstAttempts: measure('first_attempts'),
  /** Delivered parcels whose cash the courier still has, and the cash. */
  outstanding: measure('outstanding'),
  outstandingPiastres: measure('outstanding_piastres'),
  /** Goods sold, after discounts, with VAT, without delivery. */
  salesPiastres: measure('sales_piastres'),
  /** What was taken off them: for a voucher by it, else altogether. */
  discountPiastres: measure('discount_piastres'),
  /** The VAT contained in the goods, rounded line by line; of products and all goods only. */
  vatPiastres: measure('vat_piastres'),
  /** Delivery that orders paid for, and the delivery prices of orders that came back. */
  shippingPiastres: measure('shipping_piastres'),
  lostShippingPiastres: measure('lost_shipping_piastres'),
  /** The sales whose cost was known when they were ordered, and that cost; of products and all goods only. */
  costedPiastres: measure('costed_piastres'),
  costPiastres: measure('cost_piastres'),
});

/**
 * The summaries that reports are read from. Only `fold-reports.ts` writes here; the newest changes are still
 * in `report_deltas`, so readers add both (decision 107).
 */
export const reportDays = pgTable('report_days', columns(), (table) => [
  primaryKey({ columns: [table.subject, table.day, table.key] }),
]);

/**
 * The sums of `report_days` by month, whose first day is `day`: what long periods are read from. Written with
 * them.
 */
export const reportMonths = pgTable('report_months', columns(), (table) => [
  primaryKey({ columns: [table.subject, table.day, table.key] }),
]);

/**
 * Changes of the summaries, appended by triggers on orders, their lines and parcels in the transaction of the
 * change, and folded into `report_days` in the background. No key: nobody waits for anybody here.
 */
export const reportDeltas = pgTable('report_deltas', columns());
