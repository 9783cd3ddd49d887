import type { Locale } from '@dp/contract/locale.ts';
import type { OrderWithParcels } from '@dp/contract/orders.ts';
import type { Db } from '../database/database.ts';
import { readOrderParcels } from '../parcels/present-order-parcels.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { findOwnOrder } from './order-store.ts';
import { presentOrder } from './present-order.ts';

/**
 * One of the customer's own orders, and where its parcels are.
 *
 * @throws ProblemError 404 `order_not_found`, for another's order too.
 */
export async function getOrder(
  db: Db,
  customerId: number,
  orderId: number,
  locale: Locale,
): Promise<{ data: OrderWithParcels }> {
  const order = await findOwnOrder(db, customerId, orderId);
  if (!order) throw new ProblemError(404, 'order_not_found');
  const parcels = await readOrderParcels(db, order.order);
  return { data: { ...presentOrder(order, locale), parcels } };
}
