import type { returnOrderBody } from '@dp/contract/staff/orders.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { lockForStep } from '../orders/order-step.ts';
import { lockParcelsOf, moveParcels } from '../parcels/move-parcels.ts';
import { readParcelLines } from '../parcels/parcel-queries.ts';
import { isOutOfReach } from '../parcels/parcel-rules.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { assertNoReturns } from '../returns/assert-no-returns.ts';
import { assertReturnable } from './assert-returnable.ts';
import { followParcels } from './follow-parcels.ts';
import { inspectLocked } from './inspect-parcel.ts';

/** An order that is back in the shop: refused at the door, not reached, or returned by its shopper. */
export type Return = { readonly orderId: number } & z.output<typeof returnOrderBody>;

/**
 * Takes a whole order back at once: its parcels arrive, and all of their units are inspected with one
 * outcome, sellable or written off. An undelivered order's voucher becomes usable again; a paid one's stays
 * used. The invoice stays, since its number was issued (docs/orders.md).
 *
 * @throws ProblemError 403 `permission_required` without `orders.dispatch` and `stock.adjust`; 409
 *   `return_window_over`, `parcel_has_returns`; as `lockForStep`.
 */
export async function returnOrder(deps: Deps, principal: Principal, back: Return): Promise<void> {
  requirePermission(principal, 'orders.dispatch');
  requirePermission(principal, 'stock.adjust');
  const { orderId, restock, late, note } = back;
  const at = deps.now();
  await inTransaction(deps.db, async (tx) => {
    const order = await lockForStep(tx, { ...back, to: 'returned' });
    const parcels = await lockParcelsOf(tx, [orderId]);
    for (const { deliveredAt } of parcels) {
      await assertReturnable(tx, order.number, { deliveredAt, late, at });
    }
    await assertNoReturns(tx, orderId);
    const outside = parcels.filter((parcel) => !isOutOfReach(parcel));
    await moveParcels(tx, principal, outside, { to: 'returned', at });
    await inspectAll(tx, principal, { orderId, restock, at });
    await followParcels(tx, deps, principal, { order, note, at });
    await recordAudit(tx, principal, {
      action: 'order.return',
      subject: { kind: 'order', id: orderId },
      before: { state: order.state },
      after: { state: 'returned', restock },
      at,
    });
  });
}

async function inspectAll(
  tx: Db,
  principal: Principal,
  { orderId, restock, at }: { orderId: number; restock: boolean; at: Date },
): Promise<void> {
  const outcome = restock ? 'sellable' : 'written_off';
  for (const parcel of await lockParcelsOf(tx, [orderId])) {
    if (parcel.state !== 'returned' || parcel.inspectedAt !== null) continue;
    const lines = await readParcelLines(tx, [parcel.id]);
    const found = lines.map(
      ({ productId, quantity }) => ({ productId, quantity, outcome }) as const,
    );
    await inspectLocked(tx, principal, { parcel, found, at });
  }
}
