import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { FullOrder, OrderRow } from '../orders/full-order.ts';
import { recordFulfilment } from '../orders/lock-orders.ts';
import { takeStep } from '../orders/take-step.ts';
import { moveParcels } from '../parcels/move-parcels.ts';
import { listOrdersSentElsewhere } from '../parcels/parcel-queries.ts';
import type { Principal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { HandoverRow } from './courier-store.ts';
import type { ParcelRow } from './present-parcels.ts';

/** Locked parcels that leave with a handover, and their locked orders. */
export interface Leaving {
  readonly handover: Pick<HandoverRow, 'id' | 'courierId'>;
  readonly orders: readonly OrderRow[];
  readonly parcels: readonly ParcelRow[];
  /** Shown in the customers' timelines. */
  readonly note?: string | undefined;
  readonly at: Date;
}

/**
 * The one way out of the shop: parcels go to a courier, and orders whose first parcel leaves are dispatched,
 * with their invoices. Within the transaction of the handover.
 *
 * @returns the orders that were dispatched.
 * @throws ProblemError 409 `parcel_step_illegal`, `parcel_sent_elsewhere`.
 */
export async function handOver(
  tx: Db,
  deps: Deps,
  principal: Principal,
  { handover, orders, parcels, note, at }: Leaving,
): Promise<FullOrder[]> {
  await assertNotSentElsewhere(tx, { orders, parcels, courierId: handover.courierId });
  await moveParcels(tx, principal, parcels, { to: 'handed_over', handover, at });
  const dispatched: FullOrder[] = [];
  for (const order of orders) {
    const to = 'dispatched';
    if (order.state !== 'ongoing') await recordFulfilment(tx, order.id, {});
    else dispatched.push(await takeStep(tx, deps, principal, { order, to, note, at }));
  }
  await recordAudit(tx, principal, {
    action: 'handover.sign',
    subject: { kind: 'handover', id: handover.id },
    after: {
      courier: handover.courierId,
      orders: orders.map(({ number }) => number),
      sum_piastres: cashOf(parcels),
    },
    at,
  });
  return dispatched;
}

/** What a courier company expects leaves with it, or is taken back from it first. */
async function assertNotSentElsewhere(
  tx: Db,
  { orders, parcels, courierId }: Pick<Leaving, 'orders' | 'parcels'> & { courierId: number },
): Promise<void> {
  const ids = parcels.map(({ id }) => id);
  const elsewhere = new Set(await listOrdersSentElsewhere(tx, ids, courierId));
  const numbers = orders.flatMap(({ id, number }) => (elsewhere.has(id) ? number : []));
  if (numbers.length > 0) throw new ProblemError(409, 'parcel_sent_elsewhere', { orders: numbers });
}

/** @throws ProblemError 409 `labels_outdated` with the numbers of the `orders`. */
export function assertNewLabels(orders: readonly OrderRow[], parcels: readonly ParcelRow[]): void {
  const outdated = parcels.filter(({ labelOutdated }) => labelOutdated);
  if (outdated.length === 0) return;
  const numbers = orders
    .filter(({ id }) => outdated.some(({ orderId }) => orderId === id))
    .map(({ number }) => number);
  throw new ProblemError(409, 'labels_outdated', { orders: numbers });
}

/** What parcels collect together, in piastres. */
export function cashOf(parcels: readonly ParcelRow[]): number {
  return parcels.reduce((sum, { cashPiastres }) => sum + cashPiastres, 0);
}
