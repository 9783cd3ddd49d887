import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { LitOrderLine, OrderLineRow, OrderRow } from './full-order.ts';
import { orderLines } from './order-line-tables.ts';
import { changeOrder, readLitLines } from './order-store.ts';
import { orders } from './order-tables.ts';

/** An order with its lines. */
export interface OrderGoods {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
}

/** An order with its lines, each with the light of what was ordered. */
export interface LitGoods extends OrderGoods {
  readonly lines: readonly LitOrderLine[];
}

/**
 * Locks orders in id order until the transaction ends; before their parcels and products (docs/architecture.md, lock
 * order).
 *
 * @throws ProblemError 404 `order_not_found` with the `order` that is missing.
 */
export async function lockOrders(tx: Db, ids: readonly number[]): Promise<OrderRow[]> {
  const rows = await tx
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id))
    .for('update');
  assertAll(ids, rows);
  return rows;
}

/** Locks an order of this customer's; undefined when it is not theirs. */
export async function lockOwnOrder(
  tx: Db,
  customerId: number,
  id: number,
): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.customerId, customerId)))
    .for('update');
  return row;
}

/** A customer's own order with its lines; undefined for another's too. */
export async function findOwnGoods(
  db: Db,
  customerId: number,
  id: number,
): Promise<LitGoods | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.customerId, customerId)));
  return order && { order, lines: await readLitLines(db, id) };
}

/** The lines of some orders, in the given sequence of orders. Throws as `lockOrders`. */
export async function readGoods(db: Db, ids: readonly number[]): Promise<OrderGoods[]> {
  const rows = await readOrderRows(db, ids);
  assertAll(ids, rows);
  const lines = await readLines(db, ids);
  return ids.flatMap((id) =>
    rows
      .filter((order) => order.id === id)
      .map((order) => ({ order, lines: lines.filter(({ orderId }) => orderId === id) })),
  );
}

/** One order with its lines. Throws as `lockOrders`. */
export async function readGoodsOf(db: Db, id: number): Promise<OrderGoods> {
  const [goods] = await readGoods(db, [id]);
  if (!goods) throw new Error(`The goods of order ${id} were not read.`);
  return goods;
}

function readLines(db: Db, orderIds: readonly number[]) {
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id));
}

/** The rows of those orders that exist. */
export async function readOrderRows(db: Db, ids: readonly number[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]));
}

/** How far an order's packing is, and what its parcels ask of staff. */
export type Fulfilment = Partial<
  Pick<OrderRow, 'packing' | 'parcelProblem' | 'toInspect' | 'unsettled'>
>;

/** Records on a locked order that its packing or its parcels changed, which raises its version. */
export async function recordFulfilment(
  tx: Db,
  orderId: number,
  changes: Fulfilment,
): Promise<void> {
  await changeOrder(tx, orderId, changes);
}

/** Records on locked orders whether couriers have cash of theirs, which raises their versions. */
export async function recordUnsettled(
  tx: Db,
  orderIds: readonly number[],
  unsettled: boolean,
): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .update(orders)
    .set({ unsettled, version: sql`${orders.version} + 1` })
    .where(inArray(orders.id, [...orderIds]));
}

function assertAll(ids: readonly number[], rows: readonly OrderRow[]): void {
  const found = new Set(rows.map(({ id }) => id));
  const missing = ids.find((id) => !found.has(id));
  if (missing !== undefined) {
    throw new ProblemError(404, 'order_not_found', { order: String(missing) });
  }
}
