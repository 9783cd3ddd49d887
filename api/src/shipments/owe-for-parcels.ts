import type { Db } from '../database/database.ts';
import type { OrderRow } from '../orders/full-order.ts';
import { type UndeliveredParcel, worthOfUnits } from '../orders/issue-credit-note.ts';
import { openTask } from '../payments/payment-tasks.ts';

/**
 * Opens the tasks to give back what was paid before for parcels of a locked order that came back undelivered, or were
 * given up, while the order goes on: one for each parcel, once. What a parcel would have collected nobody paid.
 */
export async function oweForParcels(
  tx: Db,
  { id: orderId, number, paidPiastres, refundedPiastres }: OrderRow,
  parcels: readonly (UndeliveredParcel & { readonly place: number })[],
  at: Date,
): Promise<void> {
  const kept = paidPiastres - refundedPiastres;
  if (kept <= 0) return;
  for (const { place, units, cashPiastres } of parcels) {
    const paid = (await worthOfUnits(tx, orderId, units)) - cashPiastres;
    const amountPiastres = Math.min(paid, kept);
    if (amountPiastres <= 0) continue;
    const cause = `${number}/${place}`;
    await openTask(tx, { kind: 'refund_due', cause, orderId, amountPiastres, openedAt: at });
  }
}
