import type { OrderState } from '@dp/contract/orders.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { orders } from './order-tables.ts';

const ON_THE_WAY: readonly OrderState[] = ['draft', 'ongoing', 'dispatched'];

/** Whether a shopper still waits for an order. */
export async function hasOrdersOnTheirWay(db: Db, customerId: number): Promise<boolean> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), inArray(orders.state, [...ON_THE_WAY])))
    .limit(1);
  return order !== undefined;
}
