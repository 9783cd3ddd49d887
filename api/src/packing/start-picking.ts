import type { startPickingBody } from '@dp/contract/staff/packing.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { readOrderRows, recordFulfilment } from '../orders/lock-orders.ts';
import { presentOrderCard } from '../orders/order-card.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { lockPickable } from './pickable.ts';

/**
 * Begins to pick some orders, all or none; those being picked already stay so.
 *
 * @returns the orders with their new versions.
 * @throws ProblemError 403 `permission_required` without `orders.dispatch`; 404 `order_not_found`; 409
 *   `record_changed`, `order_not_pickable`.
 */
export async function startPicking(
  deps: Deps,
  principal: Principal,
  { orders }: z.output<typeof startPickingBody>,
): Promise<ReturnType<typeof presentOrderCard>[]> {
  requirePermission(principal, 'orders.dispatch');
  const at = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const locked = await lockPickable(tx, orders, ['none', 'picking']);
    for (const order of locked) {
      if (order.packing === 'picking') continue;
      await recordFulfilment(tx, order.id, { packing: 'picking' });
      await recordAudit(tx, principal, {
        action: 'order.pick',
        subject: { kind: 'order', id: order.id },
        before: { packing: order.packing },
        after: { packing: 'picking' },
        at,
      });
    }
    const ids = locked.map(({ id }) => id);
    return (await readOrderRows(tx, ids)).map(presentOrderCard);
  });
}
