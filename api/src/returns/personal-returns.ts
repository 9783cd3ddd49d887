import type { Locale } from '@dp/contract/locale.ts';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { presentReturns } from './present-return.ts';
import { CLOSED } from './return-rules.ts';
import { listReturnRows, ownedBy } from './return-store.ts';
import { returnEvents, returnInspections, returnPictures, returns } from './return-tables.ts';

/** Whether a customer waits for the answer to a return, or for its money. */
export async function hasOpenReturns(db: Db, customerId: number): Promise<boolean> {
  const open = await listReturnRows(
    db,
    and(ownedBy(customerId), notInArray(returns.state, [...CLOSED])),
  );
  return open.length > 0;
}

/** Every return of a customer as they see it, without the shop's pictures, for the export of their data. */
export async function exportReturns(db: Db, customerId: number, locale: Locale): Promise<object[]> {
  const own = await presentReturns(db, await listReturnRows(db, ownedBy(customerId)), locale);
  return own.map(({ id: _, cancellable: __, lines, ...each }) => ({
    ...each,
    lines: lines.map(({ image: _, ...line }) => line),
  }));
}

/** Gives the pictures of a customer to another whose account takes over; returns follow their orders. */
export async function moveReturnPictures(tx: Db, from: number, into: number): Promise<void> {
  await tx
    .update(returnPictures)
    .set({ customerId: into })
    .where(eq(returnPictures.customerId, from));
}

/**
 * Erases a deleted account's personal data from its returns: pictures, where the money went, what the customer
 * and staff wrote. Pieces and sums stay.
 */
export async function eraseReturns(tx: Db, customerId: number): Promise<void> {
  await tx.delete(returnPictures).where(eq(returnPictures.customerId, customerId));
  const own = tx.select({ id: returns.id }).from(returns).where(ownedBy(customerId));
  await tx.update(returnEvents).set({ note: null }).where(inArray(returnEvents.returnId, own));
  await tx
    .update(returnInspections)
    .set({ note: null })
    .where(inArray(returnInspections.returnId, own));
  await tx
    .update(returns)
    .set({ note: null, answer: null, payout: null })
    .where(ownedBy(customerId));
}
