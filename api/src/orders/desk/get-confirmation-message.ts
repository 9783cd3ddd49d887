import type { confirmationMessageResponse } from '@dp/contract/staff/order-page.ts';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { digitsOf } from '../../find/terms.ts';
import { createLinkToken } from '../../http/signed-link.ts';
import { readMessageWording } from '../../message-texts/message-wording.ts';
import { type Principal, requirePermission } from '../../principals/principal.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { ORDER_LINK } from '../links/order-link.ts';
import { findOrder } from '../order-store.ts';
import { confirmationText, confirmationUrl } from './confirmation-text.ts';

/**
 * The question to an order's customer with its signed page, and the links that open a conversation with it
 * filled in.
 *
 * @throws ProblemError 403 `permission_required` without `orders.confirm` and `customers.see-phones`, since the
 *   links contain the phone; 404 `order_not_found`, also for an erased customer's.
 */
export async function getConfirmationMessage(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  principal: Principal,
  orderId: number,
): Promise<z.output<typeof confirmationMessageResponse>> {
  requirePermission(principal, 'orders.confirm');
  requirePermission(principal, 'customers.see-phones');
  const found = await findOrder(db, orderId);
  const address = found?.order.address;
  if (!found || !address)
    throw new ProblemError(404, 'order_not_found', { order: String(orderId) });
  const { number, locale, totalPiastres } = found.order;
  const token = createLinkToken(config.codeSecret, ORDER_LINK, orderId, now());
  const url = confirmationUrl(config.publicUrl, token, locale);
  const text = confirmationText(await readMessageWording(db, 'confirmation', locale), {
    ...{ locale, number, totalPiastres, url },
    name: address.fullName,
  });
  const filled = encodeURIComponent(text);
  return {
    data: {
      text,
      url,
      whatsapp: `https://wa.me/${digitsOf(address.mobile)}?text=${filled}`,
      sms: `sms:${address.mobile}?body=${filled}`,
    },
  };
}
