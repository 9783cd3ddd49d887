import { DAY_MS } from '@dp/contract/durations.ts';
import {
  and,
  asc,
  eq,
  exists,
  getTableColumns,
  inArray,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database.ts';
import type { DueAtProviders } from './attempt-rows.ts';
import { paymentAttempts, refunds } from './payment-tables.ts';

export type RefundRow = typeof refunds.$inferSelect;
export type NewRefund = typeof refunds.$inferInsert;

/** A refund without an outcome for so long needs somebody who looks at the provider's own pages. */
export const DOUBT_MS = DAY_MS;

const UNSETTLED = ['requested', 'sending', 'unknown'] as const satisfies RefundRow['state'][];

/** Whether a refund is neither done nor failed. */
export function isUnsettled({ state }: Pick<RefundRow, 'state'>): boolean {
  return UNSETTLED.some((each) => each === state);
}

/** Whether a refund's money is back or on its way back. */
export function goesBack({ state }: Pick<RefundRow, 'state'>): boolean {
  return state !== 'failed';
}

/** An order's refunds, the oldest first. */
export function readRefunds(db: Db, orderId: number): Promise<RefundRow[]> {
  return db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id));
}

/** The states of some refunds, by id. */
export async function readRefundStates(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RefundRow['state']>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: refunds.id, state: refunds.state })
    .from(refunds)
    .where(inArray(refunds.id, [...ids]));
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** The condition that an order has such a refund. */
export function hasUnsettledRefund(db: Db, orderId: AnyPgColumn): SQL {
  return exists(
    db
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.orderId, orderId), inArray(refunds.state, [...UNSETTLED]))),
  );
}

/** An order's refunds that are neither done nor failed. */
export function listOpenRefunds(tx: Db, orderId: number): Promise<RefundRow[]> {
  return tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.state, [...UNSETTLED])));
}

/**
 * What the provider of an attempt is known to have paid back of it, in piastres: the shop's refunds by it, not those by
 * hand, and what it said it paid back without being asked, as far as that was known by `before`.
 */
export async function readRefundedAtProvider(
  tx: Db,
  attemptId: number,
  before: Date,
): Promise<number> {
  const { rows } = await tx.execute<{ piastres: number }>(sql`
    select (coalesce((
        select sum(amount_piastres) from refunds
        where attempt_id = ${attemptId} and route = 'provider' and state = 'done'
      ), 0) + coalesce((
        select sum(amount_piastres) from payment_tasks
        where attempt_id = ${attemptId} and kind = 'refunded_elsewhere' and opened_at <= ${before.toISOString()}
      ), 0))::float8 as piastres`);
  return rows[0]?.piastres ?? 0;
}

export async function findRefund(
  db: Db,
  by: { readonly id: number } | { readonly key: string },
): Promise<RefundRow | undefined> {
  const where = 'id' in by ? eq(refunds.id, by.id) : eq(refunds.key, by.key);
  const [row] = await db.select().from(refunds).where(where);
  return row;
}

export async function insertRefund(tx: Db, refund: NewRefund): Promise<RefundRow> {
  const [row] = await tx.insert(refunds).values(refund).returning();
  if (!row) throw new Error('The insert of a refund returned no row.');
  return row;
}

export async function changeRefund(
  tx: Db,
  id: number,
  changes: Partial<Omit<RefundRow, 'id' | 'key'>>,
): Promise<void> {
  await tx.update(refunds).set(changes).where(eq(refunds.id, id));
}

/**
 * Refunds that are due: requested ones of the given providers, and all of which the outcome is not known or that nobody
 * could send for a day, since those become a task even without keys of their provider.
 */
export async function listDueRefunds(
  db: Db,
  { at, providers }: DueAtProviders,
  limit: number,
): Promise<RefundRow[]> {
  return db
    .select(getTableColumns(refunds))
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(
      and(
        lte(refunds.tryAt, at),
        or(
          inArray(refunds.state, ['sending', 'unknown']),
          and(
            eq(refunds.state, 'requested'),
            or(
              inArray(paymentAttempts.provider, [...providers]),
              lte(refunds.createdAt, new Date(at.getTime() - DOUBT_MS)),
            ),
          ),
        ),
      ),
    )
    .orderBy(asc(refunds.tryAt))
    .limit(limit);
}

/** Takes a refund over for a minute, if nobody else has done so since `seen`. */
export async function claimRefund(
  db: Db,
  { id, state, tryAt }: Pick<RefundRow, 'id' | 'state' | 'tryAt'>,
  claimed: Partial<Pick<RefundRow, 'sentAt'>> & Pick<RefundRow, 'state' | 'tryAt'>,
): Promise<boolean> {
  const seen = tryAt === null ? sql`try_at is null` : eq(refunds.tryAt, tryAt);
  const rows = await db
    .update(refunds)
    .set(claimed)
    .where(and(eq(refunds.id, id), eq(refunds.state, state), seen))
    .returning({ id: refunds.id });
  return rows.length > 0;
}
