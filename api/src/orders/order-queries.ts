import { foldDigits } from '@dp/contract/digits.ts';
import { readOrderNumber } from '@dp/contract/order-numbers.ts';
import type { OrderState } from '@dp/contract/order-states.ts';
import type { findOrdersBody } from '@dp/contract/staff/orders.ts';
import { and, asc, count, eq, gt, inArray, lte, not, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import { hasWaitingTransfer } from '../payments/attempt-rows.ts';
import { hasOwingTask } from '../payments/payment-tasks.ts';
import { hasUnsettledRefund } from '../payments/refund-rows.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { FullOrder, OrderRow } from './full-order.ts';
import { readOrderIds } from './order-numbers.ts';
import { findOrder, listOrderRows } from './order-store.ts';
import { orders } from './order-tables.ts';

/**
 * Any shopper's order by what people call it: its number (`DP-100001`, in any case and digits, or its
 * digits alone), else its id.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`, 404 `order_not_found` with what
 *   the `order` was called.
 */
export async function requireOrder(
  db: Db,
  principal: Principal,
  called: string,
): Promise<FullOrder> {
  requirePermission(principal, 'orders.read');
  const number = readOrderNumber(called);
  const numbered = number && (await readOrderIds(db, [number])).get(number);
  const id = numbered ?? idIn(called);
  const order = id === undefined ? undefined : await findOrder(db, id);
  if (!order) throw new ProblemError(404, 'order_not_found', { order: called });
  return order;
}

function idIn(called: string): number | undefined {
  const text = foldDigits(called).trim();
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/**
 * Orders that were cancelled when they were packed and have not been put back, the oldest first: the condition of the
 * index `orders_to_put_back`.
 *
 * @param after the last order of the page before.
 */
export async function listToPutBack(
  db: Db,
  after: number | undefined,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.state, 'cancelled'),
        eq(orders.packing, 'packed'),
        after === undefined ? undefined : gt(orders.id, after),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Orders whose time to pay is over, the longest first; staff decide on one whose shopper reported a transfer. */
export async function listOrdersToExpire(
  db: Db,
  at: Date,
  limit: number,
): Promise<{ id: number; payUntil: Date }[]> {
  const rows = await db
    .select({ id: orders.id, payUntil: orders.payUntil })
    .from(orders)
    .where(
      and(
        eq(orders.payment, 'awaiting'),
        eq(orders.state, 'draft'),
        lte(orders.payUntil, at),
        not(hasWaitingTransfer(db, orders.id)),
      ),
    )
    .orderBy(asc(orders.payUntil))
    .limit(limit);
  return rows.flatMap(({ id, payUntil }) => (payUntil === null ? [] : [{ id, payUntil }]));
}

/**
 * A page of all shoppers' orders, the newest first.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`.
 */
export async function findOrders(
  db: Db,
  principal: Principal,
  { state, limit, offset }: z.output<typeof findOrdersBody>,
): Promise<{ rows: OrderRow[]; total: number }> {
  requirePermission(principal, 'orders.read');
  return listOrderRows(db, { states: state && [state] }, { limit, offset });
}

const ON_THE_WAY: readonly OrderState[] = ['draft', 'ongoing', 'dispatched'];

/**
 * Whether a shopper has an open order, a reported transfer that staff have not decided on, or money that goes back to
 * them. One statement, so that an order that is cancelled meanwhile counts as open or as owing.
 */
export async function hasOrdersOnTheirWay(db: Db, customerId: number): Promise<boolean> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        or(
          inArray(orders.state, [...ON_THE_WAY]),
          hasWaitingTransfer(db, orders.id),
          hasOwingTask(db, orders.id),
          hasUnsettledRefund(db, orders.id),
        ),
      ),
    )
    .limit(1);
  return order !== undefined;
}

/** Whether anything was ever ordered for a customer. */
export async function hasOrdersOf(db: Db, customerId: number): Promise<boolean> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .limit(1);
  return found.length > 0;
}

/** Whether the shop has ever had an order. */
export async function hasOrders(db: Db): Promise<boolean> {
  const rows = await db.select({ id: orders.id }).from(orders).limit(1);
  return rows.length > 0;
}

/** How many orders the shop has still something to do with, by state. */
export async function countOpenOrders(db: Db): Promise<{ state: OrderState; count: number }[]> {
  return db
    .select({ state: orders.state, count: count() })
    .from(orders)
    .where(inArray(orders.state, [...ON_THE_WAY, 'delivered']))
    .groupBy(orders.state);
}

/** The numbers of orders by id. */
export async function readOrderNumbers(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(inArray(orders.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, number }) => [id, number]));
}
