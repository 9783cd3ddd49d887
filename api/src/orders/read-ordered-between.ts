import { and, eq, gte, inArray, lt, ne, sum } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { orderLines } from './order-line-tables.ts';
import { orders } from './order-tables.ts';

/**
 * How many pieces of some products were ordered from one moment to another, or since it, by id; orders that were
 * cancelled since do not count.
 */
export async function readOrderedBetween(
  db: Db,
  productIds: readonly number[],
  { from, to }: { readonly from: Date | null; readonly to: Date | null },
): Promise<ReadonlyMap<number, number>> {
  if (from === null || productIds.length === 0) return new Map();
  const rows = await db
    .select({ id: orderLines.productId, pieces: sum(orderLines.quantity).mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        inArray(orderLines.productId, [...productIds]),
        gte(orders.placedAt, from),
        to === null ? undefined : lt(orders.placedAt, to),
        ne(orders.state, 'cancelled'),
      ),
    )
    .groupBy(orderLines.productId);
  return new Map(rows.map(({ id, pieces }) => [id, pieces]));
}
