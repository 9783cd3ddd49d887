import type { OrderNumber } from '@dp/contract/order-numbers.ts';
import type { OrderState } from '@dp/contract/order-states.ts';
import { and, asc, count, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { StoredPicture } from '../media/stored-picture.ts';
import { NO_PAYMENTS, readPayments } from '../payments/order-payments.ts';
import { kelvinOfProduct } from '../products/products-for-sale.ts';
import type { FullOrder, LitOrderLine, OrderEventRow, OrderRow } from './full-order.ts';
import { invoices } from './invoice-tables.ts';
import { orderLines } from './order-line-tables.ts';
import { hasNumber } from './order-numbers.ts';
import { orderEvents, orders } from './order-tables.ts';

/** Writes down a change of state. */
export async function insertEvent(
  db: Db,
  event: OrderEventRow & { orderId: number },
): Promise<void> {
  await db.insert(orderEvents).values(event);
}

/** One of a customer's own orders. */
export async function findOwnOrder(
  db: Db,
  customerId: number,
  orderId: number,
): Promise<FullOrder | undefined> {
  return findFullOrder(db, and(eq(orders.id, orderId), eq(orders.customerId, customerId)));
}

/** Any order; for the shop. */
export async function findOrder(db: Db, orderId: number): Promise<FullOrder | undefined> {
  return findFullOrder(db, eq(orders.id, orderId));
}

/** The order of this number if it is this customer's, or if its phone ends in these digits. */
export async function findOrderToTrack(
  db: Db,
  number: OrderNumber,
  by: { readonly customerId: number } | { readonly phoneEnd: string },
): Promise<FullOrder | undefined> {
  const known =
    'customerId' in by
      ? eq(orders.customerId, by.customerId)
      : eq(sql`right(${orders.phoneDigits}, 4)`, by.phoneEnd);
  return findFullOrder(db, and(hasNumber([number]), known));
}

/** An order that must exist, because its row was read in the same transaction. */
export async function readOrder(tx: Db, orderId: number): Promise<FullOrder> {
  const order = await findOrder(tx, orderId);
  if (!order) throw new Error(`Order ${orderId} is gone within a transaction that saw it.`);
  return order;
}

async function findFullOrder(db: Db, where: SQL | undefined): Promise<FullOrder | undefined> {
  const [found] = await db
    .select({ order: orders, invoice: invoices })
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(where);
  if (!found) return undefined;
  const [lines, events, payments] = await Promise.all([
    readLitLines(db, found.order.id),
    db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, found.order.id))
      .orderBy(asc(orderEvents.id)),
    hasPayments(found.order) ? readPayments(db, found.order.id) : NO_PAYMENTS,
  ]);
  return { ...found, lines, events, payments };
}

/** An order's lines with the light of what was ordered. */
export async function readLitLines(db: Db, orderId: number): Promise<LitOrderLine[]> {
  return db
    .select({ ...getTableColumns(orderLines), kelvin: kelvinOfProduct(orderLines.productId) })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
}

/** Whether there can be attempts to pay or refunds; those of most orders need no query. */
function hasPayments({ payment, refundedPiastres }: OrderRow): boolean {
  return payment !== 'on_delivery' || refundedPiastres > 0;
}

/** Locks an order until the transaction ends; with a customer, only an own one is found. */
export async function lockOrder(
  db: Db,
  orderId: number,
  customerId?: number,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.id, orderId),
        customerId === undefined ? undefined : eq(orders.customerId, customerId),
      ),
    )
    .for('update');
  return row;
}

/** What can change of an order; a new state comes with its time. */
export type OrderChanges = Partial<
  Omit<OrderRow, 'id' | 'number' | 'version' | 'state' | 'stateAt'>
> &
  ({ state: OrderState; stateAt: Date } | { state?: never; stateAt?: never });

/** Changes a locked order and raises its version, as every change does. */
export async function changeOrder(db: Db, orderId: number, changes: OrderChanges): Promise<void> {
  await db
    .update(orders)
    .set({ ...changes, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, orderId));
}

/** A page of orders, the newest first, and how many there are in all. */
export async function listOrderRows(
  db: Db,
  filter: { customerId?: number | undefined; states?: readonly OrderState[] | undefined },
  page: { limit: number; offset: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const where = and(
    filter.customerId === undefined ? undefined : eq(orders.customerId, filter.customerId),
    filter.states === undefined ? undefined : inArray(orders.state, [...filter.states]),
  );
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.id))
    .limit(page.limit)
    .offset(page.offset);
  const [all] = await db.select({ total: count() }).from(orders).where(where);
  return { rows, total: all?.total ?? 0 };
}

export interface OrderPicture {
  readonly orderId: number;
  readonly picture: StoredPicture;
  /** Of the pictured lamp's light; null for what has none. */
  readonly kelvin: number | null;
}

/** The pictures of the first lines of some orders, at most `perOrder` for each. */
export async function listOrderPictures(
  db: Db,
  orderIds: readonly number[],
  perOrder: number,
): Promise<OrderPicture[]> {
  if (orderIds.length === 0) return [];
  const pictures = db
    .select({
      orderId: orderLines.orderId,
      picture: orderLines.picture,
      productId: orderLines.productId,
      place:
        sql<number>`row_number() over (partition by ${orderLines.orderId} order by ${orderLines.id})`.as(
          'place',
        ),
    })
    .from(orderLines)
    .where(and(inArray(orderLines.orderId, [...orderIds]), sql`${orderLines.picture} is not null`))
    .as('pictures');
  const rows = await db
    .select({
      orderId: pictures.orderId,
      picture: pictures.picture,
      kelvin: kelvinOfProduct(pictures.productId),
    })
    .from(pictures)
    .where(sql`${pictures.place} <= ${perOrder}`)
    .orderBy(pictures.orderId, pictures.place);
  return rows.flatMap(({ picture, ...of }) => (picture ? [{ ...of, picture }] : []));
}

/** The products of an order. */
export async function listOrderedProducts(db: Db, orderId: number): Promise<number[]> {
  const rows = await db
    .select({ id: orderLines.productId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  return rows.map(({ id }) => id);
}
