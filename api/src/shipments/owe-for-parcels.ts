import type { Db } from '../database/database.ts';
import type { OrderRow } from '../orders/full-order.ts';
import type { UndeliveredParcel } from '../orders/issue-credit-note.ts';
import { readGoodsOf } from '../orders/lock-orders.ts';
import { paidForUnits, paidLine } from '../orders/paid-lines.ts';
import { readCollected } from '../parcels/courier-cash-queries.ts';
import { openParcelTask } from '../payments/parcel-tasks.ts';

type BackParcel = UndeliveredParcel & {
  readonly place: number;
  /** When it was received, of one that was taken back later. */
  readonly deliveredAt: Date | null;
};

/**
 * Opens the tasks to give back what was paid for parcels of a locked order that came back, or were given up, while the
 * order goes on: one for each parcel, once. What a parcel that was never received would have collected nobody paid.
 */
export async function oweForParcels(
  tx: Db,
  { id: orderId, number, paidPiastres, refundedPiastres }: OrderRow,
  parcels: readonly BackParcel[],
  at: Date,
): Promise<void> {
  const paidBefore = paidPiastres - refundedPiastres;
  const kept = paidBefore + (await readCollected(tx, orderId)).collected;
  if (kept <= 0) return;
  const lines = (await readGoodsOf(tx, orderId)).lines.map(paidLine);
  for (const { place, units, cashPiastres, deliveredAt } of parcels) {
    const worth = paidForUnits(lines, units);
    const amountPiastres =
      deliveredAt === null ? Math.min(worth - cashPiastres, paidBefore) : Math.min(worth, kept);
    if (amountPiastres <= 0) continue;
    await openParcelTask(tx, { orderId, cause: `${number}/${place}`, amountPiastres, at });
  }
}
