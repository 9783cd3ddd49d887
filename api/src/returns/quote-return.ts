import type { CallOutput } from '@dp/contract/endpoints.ts';
import { toEgp } from '@dp/contract/money.ts';
import type { quoteReturnBody } from '@dp/contract/returns.ts';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import { findOwnGoods } from '../orders/lock-orders.ts';
import { paidForUnits, paidLine } from '../orders/paid-lines.ts';
import type { ShopperPrincipal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';

/**
 * What was paid for some pieces of an own order, as a return of them will say. Whether they can be sent back is
 * asked when they are.
 *
 * @throws ProblemError 404 `order_not_found`, for another's order too.
 */
export async function quoteReturn(
  db: Db,
  { customerId }: ShopperPrincipal,
  { orderId, lines }: { readonly orderId: number } & z.output<typeof quoteReturnBody>,
): Promise<CallOutput<'quoteReturn'>['data']> {
  const own = await findOwnGoods(db, customerId, orderId);
  if (!own) throw new ProblemError(404, 'order_not_found');
  const pieces = lines.map(({ product_id: productId, quantity }) => ({ productId, quantity }));
  return { paid: toEgp(paidForUnits(own.lines.map(paidLine), pieces)) };
}
