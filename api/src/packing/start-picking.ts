import type { startPickingBody } from '@dp/contract/staff/packing.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { lockOrders, readOrderRows, recordFulfilment } from '../orders/lock-orders.ts';
import { presentOrderCard } from '../orders/order-card.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { assertVersion } from '../problems/record-changed.ts';
import { assertPickable } from './pickable.ts';

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
  const seen = new Map(orders.map(({ id, version }) => [id, version]));
  return inTransaction(deps.db, async (tx) => {
    for (const order of await lockOrders(tx, [...seen.keys()])) {
      const { version } = order;
      await assertVersion({ seen: seen.get(order.id) ?? 0, version }, () =>
        presentOrderCard(order),
      );
      assertPickable(order, ['none', 'picking']);
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
    return (await readOrderRows(tx, [...seen.keys()])).map(presentOrderCard);
  });
}
