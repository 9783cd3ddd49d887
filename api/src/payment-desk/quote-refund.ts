import { toEgp } from '@dp/contract/money.ts';
import type { quoteReturnBody } from '@dp/contract/returns.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import { readGoodsOf } from '../orders/lock-orders.ts';
import { paidForUnits, paidLine } from '../orders/paid-lines.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';

/**
 * What was paid for some pieces of an order, discounts taken off and without delivery: the sum of a refund by products.
 *
 * @throws ProblemError 403 `permission_required` without `payments.refund`, 404 `order_not_found`.
 */
export async function quoteRefund(
  db: Db,
  principal: Principal,
  { orderId, lines }: { readonly orderId: number } & z.output<typeof quoteReturnBody>,
): Promise<StaffCallOutput<'quoteRefund'>> {
  requirePermission(principal, 'payments.refund');
  const goods = await readGoodsOf(db, orderId);
  const pieces = lines.map(({ product_id: productId, quantity }) => ({ productId, quantity }));
  return { data: { paid: toEgp(paidForUnits(goods.lines.map(paidLine), pieces)) } };
}
