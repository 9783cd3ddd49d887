import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { eraseParcelNotes } from '../parcels/erase-parcel-notes.ts';
import { orderSearchTerms } from './order-desk-tables.ts';
import { orderEvents, orders } from './order-tables.ts';

/**
 * Erases a deleted account's personal data from its orders: delivery addresses, phones, what they were found
 * by, notes and reasons, also those of parcels. Lines and prices stay (design §4).
 */
export async function eraseCustomerFromOrders(tx: Db, customerId: number): Promise<void> {
  const own = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.customerId, customerId));
  if (own.length === 0) return;
  const ids = own.map(({ id }) => id);
  await tx
    .update(orders)
    .set({ address: null, note: null, phoneDigits: null })
    .where(inArray(orders.id, ids));
  await tx.delete(orderSearchTerms).where(inArray(orderSearchTerms.orderId, ids));
  await tx
    .update(orderEvents)
    .set({ note: null })
    .where(and(inArray(orderEvents.orderId, ids), eq(orderEvents.actor, 'shopper')));
  await eraseParcelNotes(tx, ids);
}
