import type { Locale } from '@dp/contract/locale.ts';
import type { Order } from '@dp/contract/orders.ts';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { readOrder } from './order-store.ts';
import { orders } from './order-tables.ts';
import { presentOrder } from './present-order.ts';

/** Every order of a customer as they see it, the newest first, for the export of their data. */
export async function exportOrders(
  db: Db,
  customerId: number,
  locale: Locale,
): Promise<Omit<Order, 'id' | 'cancellable'>[]> {
  const own = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.id));
  const exported: Omit<Order, 'id' | 'cancellable'>[] = [];
  for (const { id } of own) {
    const { id: _, cancellable: __, ...order } = presentOrder(await readOrder(db, id), locale);
    exported.push(order);
  }
  return exported;
}
