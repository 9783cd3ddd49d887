import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { paymentTasks, refunds } from './payment-tables.ts';
import { closeTask, openTask } from './payment-tasks.ts';

interface ParcelDebt {
  readonly orderId: number;
  /** Names the parcel; the same one is not opened again. */
  readonly cause: string;
  readonly amountPiastres: number;
  readonly at: Date;
}

/**
 * Opens the task to give back what was paid for a parcel of a locked order. It is closed already where a refund of just
 * this sum was done before, such as while the parcel was looked for, and answers to no other task. One that is under way
 * may fail: it closes the task once it is done.
 */
export async function openParcelTask(
  tx: Db,
  { orderId, cause, amountPiastres, at }: ParcelDebt,
): Promise<void> {
  const back = await tx.$count(
    refunds,
    and(
      eq(refunds.orderId, orderId),
      eq(refunds.amountPiastres, amountPiastres),
      isNull(refunds.returned),
      eq(refunds.state, 'done'),
    ),
  );
  const answered = await tx.$count(
    paymentTasks,
    and(ofSum(orderId, amountPiastres), isNotNull(paymentTasks.closedAt)),
  );
  const closed = back > answered ? { closedAt: at, note: 'refunded' } : {};
  const task = { kind: 'refund_due', cause, orderId, amountPiastres, openedAt: at } as const;
  await openTask(tx, { ...task, ...closed });
}

/** Closes the oldest open task of an order that goes on to give back just this sum, because it was paid back. */
export async function settleParcelTask(
  tx: Db,
  { orderId, amountPiastres, at }: Omit<ParcelDebt, 'cause'>,
): Promise<void> {
  const [task] = await tx
    .select()
    .from(paymentTasks)
    .where(and(ofSum(orderId, amountPiastres), isNull(paymentTasks.closedAt)))
    .orderBy(asc(paymentTasks.id))
    .limit(1)
    .for('update');
  if (task) await closeTask(tx, task, { closedBy: null, note: 'refunded', closedAt: at });
}

function ofSum(orderId: number, amountPiastres: number) {
  return and(
    eq(paymentTasks.orderId, orderId),
    eq(paymentTasks.kind, 'refund_due'),
    eq(paymentTasks.amountPiastres, amountPiastres),
  );
}
