import { COUNT_MAX } from '@dp/contract/staff/order-desk.ts';
import type { PaymentTaskKind } from '@dp/contract/staff/payment-values.ts';
import { and, asc, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database.ts';
import { paymentTasks } from './payment-tables.ts';

/** Rows in one insert. */
const AT_ONCE = 1_000;

export type PaymentTaskRow = typeof paymentTasks.$inferSelect;

/** Tasks that nobody has closed, the oldest first. */
export function listOpenTasks(db: Db, limit: number): Promise<PaymentTaskRow[]> {
  return db
    .select()
    .from(paymentTasks)
    .where(isNull(paymentTasks.closedAt))
    .orderBy(asc(paymentTasks.id))
    .limit(limit);
}

/** How many such tasks there are, at most `COUNT_MAX`. */
export function countOpenTasks(db: Db): Promise<number> {
  const found = db
    .select({ id: paymentTasks.id })
    .from(paymentTasks)
    .where(isNull(paymentTasks.closedAt))
    .limit(COUNT_MAX);
  return db.$count(found.as('found'));
}

/** Every task about an order, the oldest first. */
export function listTasksOf(db: Db, orderId: number): Promise<PaymentTaskRow[]> {
  return db
    .select()
    .from(paymentTasks)
    .where(eq(paymentTasks.orderId, orderId))
    .orderBy(asc(paymentTasks.id));
}

/** What these are about goes back to a customer. */
const OWING: readonly PaymentTaskKind[] = [
  'paid_after_end',
  'paid_twice',
  'amount_differs',
  'refund_due',
  'refund_failed',
  'refund_unknown',
];

/** The condition that staff still have to pay money of an order back. */
export function hasOwingTask(db: Db, orderId: AnyPgColumn): SQL {
  return exists(
    db
      .select({ id: paymentTasks.id })
      .from(paymentTasks)
      .where(
        and(
          eq(paymentTasks.orderId, orderId),
          isNull(paymentTasks.closedAt),
          inArray(paymentTasks.kind, [...OWING]),
        ),
      ),
  );
}

/** Locks a task until the transaction ends. */
export async function lockTask(tx: Db, id: number): Promise<PaymentTaskRow | undefined> {
  const [row] = await tx.select().from(paymentTasks).where(eq(paymentTasks.id, id)).for('update');
  return row;
}

/** Closes a locked task with what a person decided. */
export async function closeTask(
  tx: Db,
  { id, version }: PaymentTaskRow,
  decided: { readonly closedBy: number | null; readonly note: string; readonly closedAt: Date },
): Promise<PaymentTaskRow> {
  const [row] = await tx
    .update(paymentTasks)
    .set({ ...decided, version: version + 1 })
    .where(eq(paymentTasks.id, id))
    .returning();
  if (!row) throw new Error('A locked task is gone.');
  return row;
}

export interface NewTask {
  readonly kind: PaymentTaskKind;
  readonly cause: string;
  readonly orderId?: number | null;
  readonly attemptId?: number | null;
  readonly amountPiastres?: number | null;
  readonly detail?: string | null;
  readonly openedAt: Date;
  /** Of one that is done already, with why. */
  readonly closedAt?: Date;
  readonly note?: string;
}

/** A task for staff; one that is known already, open or closed, is not opened again. */
export async function openTask(tx: Db, task: NewTask): Promise<void> {
  await openTasks(tx, [task]);
}

/** Opens many tasks for staff, as `openTask` does. */
export async function openTasks(tx: Db, tasks: readonly NewTask[]): Promise<void> {
  for (let at = 0; at < tasks.length; at += AT_ONCE) {
    await tx
      .insert(paymentTasks)
      .values(tasks.slice(at, at + AT_ONCE))
      .onConflictDoNothing();
  }
}

/** Closes an order's open tasks of some kinds, because what they asked for was done. */
export async function settleTasks(
  tx: Db,
  {
    orderId,
    kinds,
    note,
    at,
  }: {
    readonly orderId: number;
    readonly kinds: readonly PaymentTaskKind[];
    readonly note: string;
    readonly at: Date;
  },
): Promise<void> {
  await tx
    .update(paymentTasks)
    .set({ closedAt: at, note, version: sql`${paymentTasks.version} + 1` })
    .where(
      and(
        eq(paymentTasks.orderId, orderId),
        inArray(paymentTasks.kind, [...kinds]),
        isNull(paymentTasks.closedAt),
      ),
    );
}

/** Tasks by what they are about, the oldest first. */
export function listTasksByCause(db: Db, causes: readonly string[]): Promise<PaymentTaskRow[]> {
  return db
    .select()
    .from(paymentTasks)
    .where(sql`${paymentTasks.cause} = any(${sql.param(causes)}::text[])`)
    .orderBy(asc(paymentTasks.id));
}
