import type { Locale } from '@dp/contract/locale.ts';
import type { Order } from '@dp/contract/orders.ts';
import { requireOwnOrder } from '../orders/pay-order.ts';
import { presentOrder } from '../orders/present-order.ts';
import { isOpen } from '../payments/attempt-states.ts';
import { chosenAttempt } from '../payments/present-order-payment.ts';
import type { ShopperPrincipal } from '../principals/principal.ts';
import { askAboutAttempt } from './ask-about-attempt.ts';
import type { PayingDeps } from './payment-deps.ts';

/**
 * What became of an order's payment, asked of the providers of its open attempts: the shopper came back from a
 * pay page, which proves nothing.
 *
 * @throws ProblemError 404 `order_not_found`.
 */
export async function checkPayment(
  deps: PayingDeps,
  { customerId }: ShopperPrincipal,
  { orderId, locale }: { readonly orderId: number; readonly locale: Locale },
): Promise<{ data: Order }> {
  const { order, payments } = await requireOwnOrder(deps.db, { orderId, customerId });
  if (order.payment === 'awaiting' && order.state === 'draft') {
    const open = payments.attempts.filter(({ state }) => isOpen(state));
    const chosen = chosenAttempt(order, open);
    const others = open.filter(({ id }) => id !== chosen?.id).slice(-2);
    for (const { id } of chosen ? [...others, chosen] : others) await askAboutAttempt(deps, id);
  }
  return { data: presentOrder(await requireOwnOrder(deps.db, { orderId, customerId }), locale) };
}
