import {
  ATTEMPT_STATES,
  PREPAID_METHODS,
  PROVIDERS,
  REFUND_ROUTES,
  REFUND_STATES,
} from '@dp/contract/payments.ts';
import { PAYMENT_TASK_KINDS } from '@dp/contract/staff/payment-values.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes } from '../database/bytes.ts';
import { orders } from '../orders/order-tables.ts';
import { actorColumns, actorIsNamed } from '../principals/actor-columns.ts';
import type { ProductUnits } from '../products/units-of.ts';

/** One try to pay for an order, under a reference that is never used again. Money in piastres. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** `instapay` is matched by staff. */
    provider: text({ enum: [...PROVIDERS, 'instapay'] }).notNull(),
    method: text({ enum: PREPAID_METHODS }).notNull(),
    /** The order's number and the attempt's within it, such as DP-100001-2. */
    reference: text().notNull().unique(),
    amountPiastres: bigint('amount_piastres', { mode: 'number' }).notNull(),
    currency: text().notNull().default('EGP'),
    live: boolean().notNull(),
    state: text({ enum: ATTEMPT_STATES }).notNull().default('created'),
    /** The provider's ids. */
    providerOrder: text('provider_order'),
    providerSession: text('provider_session'),
    /** The transaction that paid it; for a transfer the bank's reference. */
    providerPayment: text('provider_payment'),
    /** The provider's account or integration that may be paid; null where the driver does not say. */
    merchant: text(),
    /** The provider's page where the shopper pays; null for other ways. */
    redirectUrl: text('redirect_url'),
    /** The number for the kiosk, or the address of a transfer with its holder. */
    payNumber: text('pay_number'),
    payHolder: text('pay_holder'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When its money came, in whatever state it was by then. */
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** How much money came. */
    receivedPiastres: bigint('received_piastres', { mode: 'number' }).notNull().default(0),
    /** How much of the money went back. */
    refundedPiastres: bigint('refunded_piastres', { mode: 'number' }).notNull().default(0),
    /** 'Visa •••• 1111': never more than four digits. */
    source: text(),
    failure: text(),
    /** When the provider is asked again; null when its answer changes nothing any more. */
    askAt: timestamp('ask_at', { withTimezone: true }),
    asked: integer().notNull().default(0),
    /** Since when the shopper waits for an answer. */
    checkingSince: timestamp('checking_since', { withTimezone: true }),
    /** What the shopper says of a transfer. */
    senderEnd: text('sender_end'),
    senderName: text('sender_name'),
    /** Since when there is a picture of its receipt. */
    receiptAt: timestamp('receipt_at', { withTimezone: true }),
  },
  (table) => [
    index('payment_attempts_order').on(table.orderId, table.id),
    index('payment_attempts_provider_order').on(table.provider, table.providerOrder),
    index('payment_attempts_ask').on(table.askAt).where(sql`ask_at is not null`),
    index('payment_attempts_paid').on(table.paidAt).where(sql`paid_at is not null`),
    index('payment_attempts_transfers')
      .on(table.checkingSince)
      .where(sql`provider = 'instapay' and state = 'pending' and checking_since is not null`),
    // A payment is booked once; so is a bank's reference.
    uniqueIndex('payment_attempts_payment').on(table.provider, table.providerPayment),
    check('payment_attempts_amount', sql`${table.amountPiastres} > 0`),
    check(
      'payment_attempts_money',
      sql`${table.refundedPiastres} between 0 and ${table.receivedPiastres} and (${table.receivedPiastres} > 0) = (${table.paidAt} is not null)`,
    ),
  ],
);

/** A shopper's picture of a transfer's receipt: a JPEG without metadata, in the database as only staff see it. */
export const transferReceipts = pgTable('transfer_receipts', {
  attemptId: integer('attempt_id')
    .primaryKey()
    .references(() => paymentAttempts.id),
  jpeg: bytes().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});

/** What a provider sent, as it came, but without card numbers. Duplicates are stored once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text({ enum: PROVIDERS }).notNull(),
    /** SHA-256 of the body and query as they came. */
    digest: text().notNull(),
    body: text().notNull(),
    query: text().notNull(),
    verdict: text({ enum: ['verified', 'bad_signature', 'malformed', 'ignored'] }).notNull(),
    /** The verified report, so that a process that was killed can be followed by another; null otherwise. */
    reading: text(),
    attemptId: integer('attempt_id').references(() => paymentAttempts.id),
    /** What it changed, for staff who look for a reason. */
    outcome: text(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** Null until its outcome is decided. */
    processedAt: timestamp('processed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('payment_events_once').on(table.provider, table.digest),
    index('payment_events_open').on(table.receivedAt).where(sql`processed_at is null`),
    index('payment_events_attempt').on(table.attemptId),
  ],
);

/** Units that came back and the part of the order's delivery cost that goes back with them. */
export interface ReturnedGoods {
  readonly units: readonly ProductUnits[];
  readonly deliveryPiastres: number;
}

/** Money that goes back, under a key of its own. */
export const refunds = pgTable(
  'refunds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Of the request: the same key gives the same refund. */
    key: text().notNull().unique(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Whose money goes back; null for cash that a courier collected. */
    attemptId: integer('attempt_id').references(() => paymentAttempts.id),
    amountPiastres: bigint('amount_piastres', { mode: 'number' }).notNull(),
    reason: text().notNull(),
    route: text({ enum: REFUND_ROUTES }).notNull(),
    state: text({ enum: REFUND_STATES }).notNull(),
    /** The provider's id, of one that it accepted too, or what proves a payout by hand. */
    proof: text(),
    failure: text(),
    /** What a return's refund pays for, of which its credit note is made; null for other refunds. */
    returned: jsonb().$type<ReturnedGoods>(),
    ...actorColumns,
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was sent to the provider, last. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When it is sent or asked about next; another process takes over a minute later. */
    tryAt: timestamp('try_at', { withTimezone: true }),
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    index('refunds_open').on(table.tryAt).where(sql`state in ('requested', 'sending', 'unknown')`),
    index('refunds_done').on(table.doneAt).where(sql`state = 'done'`),
    // One at a time for each attempt: an answer in doubt is settled by the sum that the provider names.
    uniqueIndex('refunds_one_at_a_time')
      .on(table.attemptId)
      .where(sql`state in ('requested', 'sending', 'unknown')`),
    check('refunds_amount', sql`${table.amountPiastres} > 0`),
    check('refunds_route', sql`(${table.route} = 'provider') <= (${table.attemptId} is not null)`),
    check('refunds_actor', actorIsNamed(table)),
  ],
);

/** Money that cannot be booked by itself: staff decide. One task for each cause, open or closed. */
export const paymentTasks = pgTable(
  'payment_tasks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: PAYMENT_TASK_KINDS }).notNull(),
    /** What it is about, such as an attempt's reference or a provider's payment. */
    cause: text().notNull(),
    orderId: integer('order_id').references(() => orders.id),
    attemptId: integer('attempt_id').references(() => paymentAttempts.id),
    amountPiastres: bigint('amount_piastres', { mode: 'number' }),
    detail: text(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    closedBy: integer('closed_by'),
    note: text(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('payment_tasks_cause').on(table.kind, table.cause),
    index('payment_tasks_open').on(table.id).where(sql`closed_at is null`),
    index('payment_tasks_order').on(table.orderId),
  ],
);
