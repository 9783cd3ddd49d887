import type { Locale } from '@dp/contract/locale.ts';
import type { Order } from '@dp/contract/orders.ts';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { readOrder } from './order-store.ts';
import { orders } from './order-tables.ts';
import { presentOrder } from './present-order.ts';

/**
 * Every order of a customer as they see it, the newest first, for the export of their data: without the shop's
 * pictures and what follows from the rest, and without its payments, which are a kind of their own there.
 */
export async function exportOrders(db: Db, customerId: number, locale: Locale): Promise<object[]> {
  const own = await listOwnOrders(db, customerId);
  const exported: object[] = [];
  for (const { id } of own) {
    const { lines, ...order } = withoutDerived(presentOrder(await readOrder(db, id), locale));
    exported.push({ ...order, lines: lines.map(({ image: _, ...line }) => line) });
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

function withoutDerived(shown: Order) {
  const { id, cancellable, payment, expected, list_subtotal, product_discount, ...order } = shown;
  return order;
}
