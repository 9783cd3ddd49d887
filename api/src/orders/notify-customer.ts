import type { Customer } from '../accounts/read-customer.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { readMessageWording } from '../message-texts/message-wording.ts';
import { composeEmail } from '../messages/compose-email.ts';
import { queueMessage } from '../messages/queue-message.ts';
import type { FullOrder } from './full-order.ts';
import { type OrderNews, orderEmail, orderSms } from './order-messages.ts';

/**
 * Notifies the customer about their order, by mail and text message, in the order's language. Only proven
 * contacts get it: an order contains an address. The messages are sent only if the transaction `tx` commits.
 */
export async function notifyCustomer(
  tx: Db,
  deps: Deps,
  customer: Customer,
  order: FullOrder,
  news: OrderNews,
  { byMailOnly = false }: { readonly byMailOnly?: boolean } = {},
): Promise<void> {
  const { id: orderId, locale } = order.order;
  const wording = await readMessageWording(tx, `order-${news}`, locale);
  if (customer.email !== null && customer.emailVerified) {
    const email = composeEmail({
      locale,
      publicUrl: deps.config.publicUrl,
      shop: wording.shop,
      logo: wording.logo,
      ...orderEmail(order, news, wording, {
        name: customer.name,
        publicUrl: deps.config.publicUrl,
      }),
    });
    await queueMessage(tx, deps, {
      channel: 'email',
      to: customer.email,
      customerId: customer.id,
      orderId,
      locale,
      ...email,
    });
  }
  const text = byMailOnly ? undefined : orderSms(order.order, news, wording, deps.config.publicUrl);
  if (text !== undefined && customer.phone !== null && customer.phoneVerified) {
    await queueMessage(tx, deps, {
      channel: 'sms',
      to: customer.phone,
      customerId: customer.id,
      orderId,
      locale,
      text,
    });
  }
}
