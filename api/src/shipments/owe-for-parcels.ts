import type { Db } from '../database/database.ts';
import type { OrderRow } from '../orders/full-order.ts';
import type { UndeliveredParcel } from '../orders/issue-credit-note.ts';
import { readGoodsOf } from '../orders/lock-orders.ts';
import { paidForUnits, paidLine } from '../orders/paid-lines.ts';
import { openParcelTask } from '../payments/parcel-tasks.ts';

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
  const lines = (await readGoodsOf(tx, orderId)).lines.map(paidLine);
  for (const { place, units, cashPiastres } of parcels) {
    const amountPiastres = Math.min(paidForUnits(lines, units) - cashPiastres, kept);
    if (amountPiastres <= 0) continue;
    await openParcelTask(tx, { orderId, cause: `${number}/${place}`, amountPiastres, at });
  }
}
