import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { FullOrder, OrderRow } from '../orders/full-order.ts';
import { creditUndelivered } from '../orders/issue-credit-note.ts';
import { recordFulfilment } from '../orders/lock-orders.ts';
import { takeStep } from '../orders/take-step.ts';
import { readParcelLines, readParcelsOf } from '../parcels/parcel-queries.ts';
import { dutiesOf, orderStateOf, type ParcelFacts } from '../parcels/parcel-rules.ts';
import type { Principal } from '../principals/principal.ts';
import { oweForParcels } from './owe-for-parcels.ts';

/**
 * Brings a locked order in line with its parcels, after they changed in the same transaction: what they ask
 * of staff, the step to `delivered` or `returned` once they say so, and for parcels that came back, or were given up,
 * while the order goes on, the tasks to give back what was paid for them and the credit notes of what nobody paid.
 *
 * @param note shown in the customer's timeline with that step.
 * @returns the order, if it took a step.
 */
export async function followParcels(
  tx: Db,
  deps: Deps,
  principal: Principal,
  { order, note, at }: { order: OrderRow; note?: string | undefined; at: Date },
): Promise<FullOrder | undefined> {
  const parcels = await readParcelsOf(tx, [order.id]);
  const fulfilment = dutiesOf(parcels);
  const { state } = order;
  const to = state === 'dispatched' || state === 'delivered' ? orderStateOf(parcels, state) : state;
  const back = to === 'returned' ? [] : parcels.filter(isBack);
  if (back.length > 0) {
    const lines = await readParcelLines(
      tx,
      back.map(({ id }) => id),
    );
    const inParcels = Map.groupBy(lines, ({ parcelId }) => parcelId);
    const withUnits = back.map((parcel) => ({
      ...parcel,
      units: inParcels.get(parcel.id) ?? [],
    }));
    // Before the credit notes, which take these pieces off the invoice.
    await oweForParcels(tx, order, withUnits, at);
    const unpaid = withUnits.filter(
      ({ cashPiastres, deliveredAt }) => cashPiastres > 0 && deliveredAt === null,
    );
    await creditUndelivered(tx, { orderId: order.id, parcels: unpaid, at });
  }
  if (to === state || to === 'draft' || to === 'cancelled') {
    await recordFulfilment(tx, order.id, fulfilment);
    return undefined;
  }
  const isLost = parcels.every((parcel) => parcel.state === 'given_up');
  return takeStep(tx, deps, principal, { order, to, note, at, fulfilment, isLost });
}

/** Whether a parcel is with neither its customer nor a courier any more, for good. */
function isBack({ state }: ParcelFacts): boolean {
  return state === 'returned' || state === 'given_up';
}
