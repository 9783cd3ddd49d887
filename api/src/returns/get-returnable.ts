import type { Returnable } from '@dp/contract/staff/returns.ts';
import type { Deps } from '../deps.ts';
import { readGoodsOf } from '../orders/lock-orders.ts';
import { presentOrderCard } from '../orders/order-card.ts';
import { presentGoods } from '../packing/present-goods.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { isPaidByHand, NO_PERIODS, paidByUnits } from './present-return.ts';
import { readReturnable } from './returnable.ts';

/**
 * What of an order can be sent back until when, for staff who open a return of it.
 *
 * @throws ProblemError 403 `permission_required` without `orders.edit`; 404 `order_not_found`.
 */
export async function getReturnable(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  orderId: number,
): Promise<Returnable> {
  requirePermission(principal, 'orders.edit');
  const goods = await readGoodsOf(db, orderId);
  const returnable = await readReturnable(db, orderId, now());
  return {
    order: presentOrderCard(goods.order),
    lines: goods.lines.flatMap((line) => {
      const { periods, left } = returnable.get(line.productId) ?? { periods: NO_PERIODS, left: 0 };
      const shown = presentGoods([line], [line]);
      return shown.map((each) => ({ ...each, left, paid: paidByUnits(line, left), ...periods }));
    }),
    paid_by_hand: isPaidByHand(goods.order),
  };
}
