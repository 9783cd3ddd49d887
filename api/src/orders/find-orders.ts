import type { OrderState } from '@dp/contract/orders.ts';
import type { Db } from '../database/database.ts';
import {
  type FullOrder,
  findOrder,
  findOrderIdByNumber,
  listOrderRows,
  type OrderRow,
} from './order-store.ts';

/**
 * Any shopper's order, for the shop, by what people call it: its number (`DP-100001`, in any case) or its id.
 */
export async function findOrderByReference(
  db: Db,
  reference: string,
): Promise<FullOrder | undefined> {
  if (/^[1-9]\d{0,8}$/.test(reference)) return findOrder(db, Number(reference));
  const id = await findOrderIdByNumber(db, reference.toUpperCase());
  return id === undefined ? undefined : findOrder(db, id);
}

/** A page of all shoppers' orders, the newest first, for the shop. */
export async function findOrders(
  db: Db,
  filter: { states?: readonly OrderState[] | undefined },
  page: { limit: number; offset: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  return listOrderRows(db, filter, page);
}
