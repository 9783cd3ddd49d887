import type { signHandoverBody } from '@dp/contract/staff/handovers.ts';
import type { z } from 'zod';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { lockOrders } from '../orders/lock-orders.ts';
import { lockParcelsOnList } from '../parcels/move-parcels.ts';
import { readParcelsOnList } from '../parcels/parcel-queries.ts';
import { actorOf } from '../principals/actor-columns.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { recordChanged } from '../problems/record-changed.ts';
import { changeHandover } from './courier-store.ts';
import { assertNewLabels, cashOf, handOver } from './hand-over.ts';
import { type HandoverDetails, presentHandover } from './handover-queries.ts';
import { lockOpen } from './lock-open-handover.ts';

/**
 * Signs a list: all its parcels leave with the courier, and their orders are dispatched, or none of them. An
 * order cancelled since is taken off the list, and the signer gets a conflict.
 *
 * @throws ProblemError 403 `permission_required` without `orders.dispatch`; 404 `handover_not_found`; 409
 *   `handover_signed`, `record_changed` when the list is not what the signer saw, `labels_outdated` when an address
 *   was corrected and its parcel has the old label.
 */
export async function signHandover(
  deps: Deps,
  principal: Principal,
  { id, version, count }: { id: number } & z.output<typeof signHandoverBody>,
): Promise<HandoverDetails> {
  requirePermission(principal, 'orders.dispatch');
  const at = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const handover = await lockOpen(tx, id);
    const listed = await readParcelsOnList(tx, id);
    const orders = await lockOrders(tx, [...new Set(listed.map(({ orderId }) => orderId))]);
    const parcels = await lockParcelsOnList(tx, id);
    if (handover.version !== version || parcels.length !== count) {
      throw recordChanged(await presentHandover(tx, handover), handover.version);
    }
    const leaving = orders.filter((order) => parcels.some(({ orderId }) => orderId === order.id));
    assertNewLabels(leaving, parcels);
    await handOver(tx, deps, principal, { handover, orders: leaving, parcels, at });
    const signed = await changeHandover(tx, id, {
      ...actorOf(principal),
      signedAt: at,
      count: parcels.length,
      sumPiastres: cashOf(parcels),
    });
    return presentHandover(tx, signed);
  });
}
