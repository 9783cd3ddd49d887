import { PAID_AT_ONCE } from '@dp/contract/payments.ts';
import { and, desc, eq, notInArray, sum } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { orderEvents, orders } from './order-tables.ts';

/** When a customer placed the newest but `skip` of their orders; undefined when they are fewer. */
export async function findPlacedAt(
  db: Db,
  customerId: number,
  skip: number,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: orders.placedAt })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.id))
    .offset(skip)
    .limit(1);
  return row?.at;
}

/** When a customer themselves cancelled the newest but `skip` of those orders. */
export async function findCancelledAt(
  db: Db,
  customerId: number,
  skip: number,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orderEvents.state, 'cancelled'),
        eq(orderEvents.actor, 'shopper'),
      ),
    )
    .orderBy(desc(orderEvents.id))
    .offset(skip)
    .limit(1);
  return row?.at;
}

/**
 * The sum of a customer's orders that hold goods for long without being confirmed or paid, in piastres: all but
 * those to be paid by card or wallet at once.
 */
export async function sumUnconfirmed(db: Db, customerId: number): Promise<number> {
  const [row] = await db
    .select({ total: sum(orders.totalPiastres) })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.state, 'draft'),
        notInArray(orders.paymentMethod, [...PAID_AT_ONCE]),
      ),
    );
  return Number(row?.total ?? 0);
}
