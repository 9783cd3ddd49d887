import type { ProviderName } from '@dp/contract/payments.ts';
import { COUNT_MAX } from '@dp/contract/staff/order-desk.ts';
import { and, asc, eq, exists, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database.ts';
import type { AttemptMatch } from './payment-provider.ts';
import { paymentAttempts } from './payment-tables.ts';

export type AttemptRow = typeof paymentAttempts.$inferSelect;
export type NewAttempt = typeof paymentAttempts.$inferInsert;

/** The attempts to pay for an order, the oldest first. */
export function readAttempts(db: Db, orderId: number): Promise<AttemptRow[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(asc(paymentAttempts.id));
}

/** The attempts of each of some orders, by order, the oldest first. */
export async function readAttemptsOf(
  db: Db,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly AttemptRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.orderId, [...orderIds]))
    .orderBy(asc(paymentAttempts.id));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** An attempt; undefined when there is none. */
export async function findAttempt(db: Db, id: number): Promise<AttemptRow | undefined> {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return row;
}

/** The attempt that a verified callback names by a signed value. */
export async function findNamedAttempt(
  db: Db,
  provider: AttemptRow['provider'],
  match: AttemptMatch,
): Promise<AttemptRow | undefined> {
  const { reference, providerOrder, providerSession, providerPayment } = match;
  const named =
    reference !== undefined
      ? eq(paymentAttempts.reference, reference)
      : providerOrder !== undefined
        ? eq(paymentAttempts.providerOrder, providerOrder)
        : providerSession !== undefined
          ? eq(paymentAttempts.providerSession, providerSession)
          : eq(paymentAttempts.providerPayment, providerPayment ?? '');
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.provider, provider), named))
    .orderBy(asc(paymentAttempts.id))
    .limit(1);
  return row;
}

/** Locks an order's attempts until the transaction ends; after the order (docs/architecture.md, lock order). */
export function lockAttempts(tx: Db, orderId: number): Promise<AttemptRow[]> {
  return tx
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(asc(paymentAttempts.id))
    .for('update');
}

export async function insertAttempt(tx: Db, attempt: NewAttempt): Promise<AttemptRow> {
  const [row] = await tx.insert(paymentAttempts).values(attempt).returning();
  if (!row) throw new Error('The insert of an attempt to pay returned no row.');
  return row;
}

/** What is due at the providers of which a process has keys: what it cannot do would keep it from the rest. */
export interface DueAtProviders {
  readonly at: Date;
  readonly providers: readonly ProviderName[];
}

/** Changes a locked attempt. */
export async function changeAttempt(
  tx: Db,
  id: number,
  changes: Partial<Omit<AttemptRow, 'id'>>,
): Promise<void> {
  await tx.update(paymentAttempts).set(changes).where(eq(paymentAttempts.id, id));
}

/** Attempts at some providers that are due to be asked about. */
export function listDueAttempts(
  db: Db,
  { at, providers }: DueAtProviders,
  limit: number,
): Promise<AttemptRow[]> {
  const { askAt, provider } = paymentAttempts;
  return db
    .select()
    .from(paymentAttempts)
    .where(and(isNotNull(askAt), lte(askAt, at), inArray(provider, [...providers])))
    .orderBy(asc(askAt))
    .limit(limit);
}

/** Sets when a provider is next asked, if nobody else has done so since `seen`. */
export async function claimAsking(
  db: Db,
  { id, askAt }: Pick<AttemptRow, 'id' | 'askAt'>,
  next: Date | null,
): Promise<boolean> {
  const claimed = await db
    .update(paymentAttempts)
    .set({ askAt: next, asked: sql`${paymentAttempts.asked} + 1` })
    .where(
      and(
        eq(paymentAttempts.id, id),
        askAt === null ? sql`ask_at is null` : eq(paymentAttempts.askAt, askAt),
      ),
    )
    .returning({ id: paymentAttempts.id });
  return claimed.length > 0;
}

/** A transfer that the shopper reported and nobody has matched yet; written as the condition of its partial index. */
const isWaitingTransfer = sql`${paymentAttempts.provider} = 'instapay' and ${paymentAttempts.state} = 'pending'
  and ${paymentAttempts.checkingSince} is not null`;

/** The same of a row. */
export function waitsForStaff({ provider, state, checkingSince }: AttemptRow): boolean {
  return provider === 'instapay' && state === 'pending' && checkingSince !== null;
}

/** The condition that such a transfer waits for an order. */
export function hasWaitingTransfer(db: Db, orderId: AnyPgColumn): SQL {
  return exists(
    db
      .select({ id: paymentAttempts.id })
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.orderId, orderId), isWaitingTransfer)),
  );
}

/** Transfers that shoppers say they made and nobody has matched, the oldest first. */
export function listWaitingTransfers(db: Db, limit: number): Promise<AttemptRow[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(isWaitingTransfer)
    .orderBy(asc(paymentAttempts.checkingSince))
    .limit(limit);
}

/** How many such transfers there are, at most `COUNT_MAX`. */
export function countWaitingTransfers(db: Db): Promise<number> {
  const found = db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(isWaitingTransfer)
    .limit(COUNT_MAX);
  return db.$count(found.as('found'));
}

/** The attempt that a provider's payment, or a bank's reference, paid for. */
export async function findAttemptByPayment(
  db: Db,
  provider: AttemptRow['provider'],
  payment: string,
): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(eq(paymentAttempts.provider, provider), eq(paymentAttempts.providerPayment, payment)),
    );
  return row;
}
