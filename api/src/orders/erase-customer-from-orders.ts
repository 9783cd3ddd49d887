import { type AnyColumn, and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { eraseParcelNotes } from '../parcels/erase-parcel-notes.ts';
import { erasePayments } from '../payments/erase-payments.ts';
import { orderAttempts, orderEdits, orderNotes, orderSearchTerms } from './order-desk-tables.ts';
import { orderEvents, orders } from './order-tables.ts';

/**
 * Erases a deleted account's personal data from its orders: delivery addresses, phones, what they were found by,
 * the customer's notes and reasons, and what staff wrote about them and their parcels. Lines and prices stay
 * (design §4).
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
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, ids));
  await tx.update(orderAttempts).set({ note: null }).where(inArray(orderAttempts.orderId, ids));
  const withoutAddress = (column: AnyColumn) => sql`${column} || '{"address": null}'`;
  await tx
    .update(orderEdits)
    .set({
      reason: null,
      before: withoutAddress(orderEdits.before),
      after: withoutAddress(orderEdits.after),
    })
    .where(inArray(orderEdits.orderId, ids));
  await tx.delete(orderSearchTerms).where(inArray(orderSearchTerms.orderId, ids));
  await tx
    .update(orderEvents)
    .set({ note: null })
    .where(and(inArray(orderEvents.orderId, ids), eq(orderEvents.actor, 'shopper')));
  await eraseParcelNotes(tx, ids);
  await erasePayments(tx, ids);
}
