import type { Locale } from '@dp/contract/locale.ts';
import type { reportTransferBody } from '@dp/contract/order-payments.ts';
import type { Order } from '@dp/contract/orders.ts';
import type { z } from 'zod';
import { inTransaction } from '../database/in-transaction.ts';
import { lockAwaiting, requireOwnOrder } from '../orders/pay-order.ts';
import { presentOrder } from '../orders/present-order.ts';
import { changeAttempt } from '../payments/attempt-rows.ts';
import type { ShopperPrincipal } from '../principals/principal.ts';
import type { PayingDeps } from './payment-deps.ts';
import { lockPendingTransfer } from './pending-transfer.ts';

/**
 * Records that a shopper made the transfer for one of their own orders. Staff look for it in the shop's account;
 * until they decide the order does not expire. Saying it again corrects what was said.
 *
 * @throws ProblemError 404 `order_not_found`; 409 `payment_not_awaited`, also when no transfer was begun.
 */
export async function reportTransfer(
  deps: PayingDeps,
  { customerId }: ShopperPrincipal,
  { orderId, locale, body }: Reported,
): Promise<{ data: Order }> {
  await inTransaction(deps.db, async (tx) => {
    const order = await lockAwaiting(tx, { orderId, customerId });
    const attempt = await lockPendingTransfer(tx, order);
    await changeAttempt(tx, attempt.id, {
      senderEnd: body.sender_end,
      senderName: body.sender_name ?? null,
      checkingSince: attempt.checkingSince ?? deps.now(),
    });
  });
  return { data: presentOrder(await requireOwnOrder(deps.db, { orderId, customerId }), locale) };
}

interface Reported {
  readonly orderId: number;
  readonly locale: Locale;
  readonly body: z.output<typeof reportTransferBody>;
}
