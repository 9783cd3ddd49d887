import type { Locale } from '@dp/contract/locale.ts';
import type { Order } from '@dp/contract/orders.ts';
import { asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { NO_PAYMENTS } from '../payments/order-payments.ts';
import { kelvinOfProduct } from '../products/products-for-sale.ts';
import type { FullOrder } from './full-order.ts';
import { invoices } from './invoice-tables.ts';
import { orderLines } from './order-line-tables.ts';
import { orderEvents, orders } from './order-tables.ts';
import { presentOrder } from './present-order.ts';

/** Orders that are read at a time. */
const ORDERS_AT_A_TIME = 100;

/**
 * These orders, the newest first, as their customer sees them, for the export of their data: without the shop's
 * pictures and what follows from the rest, and without payments, which are a kind of their own there.
 */
export async function exportOrders(
  db: Db,
  own: readonly { readonly id: number }[],
  locale: Locale,
): Promise<object[]> {
  const exported: object[] = [];
  for (let from = 0; from < own.length; from += ORDERS_AT_A_TIME) {
    const page = await readOrders(
      db,
      own.slice(from, from + ORDERS_AT_A_TIME).map(({ id }) => id),
    );
    for (const full of page) {
      const { lines, ...order } = withoutDerived(presentOrder(full, locale));
      exported.push({ ...order, lines: lines.map(({ image: _, ...line }) => line) });
    }
  }
  return exported;
}

/** The orders of a customer, the newest first. */
export function listOwnOrders(
  db: Db,
  customerId: number,
): Promise<{ id: number; number: string }[]> {
  return db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.id));
}

/** Orders without their payments, the newest first. */
async function readOrders(db: Db, ids: readonly number[]): Promise<FullOrder[]> {
  const rows = await db
    .select({ order: orders, invoice: invoices })
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(inArray(orders.id, [...ids]))
    .orderBy(desc(orders.id));
  const lines = await db
    .select({ ...getTableColumns(orderLines), kelvin: kelvinOfProduct(orderLines.productId) })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .orderBy(asc(orderLines.id));
  const events = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [...ids]))
    .orderBy(asc(orderEvents.id));
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const eventsOf = Map.groupBy(events, ({ orderId }) => orderId);
  return rows.map(({ order, invoice }) => ({
    order,
    invoice,
    lines: linesOf.get(order.id) ?? [],
    events: eventsOf.get(order.id) ?? [],
    payments: NO_PAYMENTS,
  }));
}

function withoutDerived(shown: Order) {
  const { id, cancellable, payment, expected, list_subtotal, product_discount, ...order } = shown;
  return order;
}
