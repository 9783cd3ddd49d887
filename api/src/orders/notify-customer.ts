import type { MessageTextName } from '@dp/contract/staff/message-text-values.ts';
import type { Customer } from '../accounts/read-customer.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { type MessageWording, readMessageWording } from '../message-texts/message-wording.ts';
import { composeEmail } from '../messages/compose-email.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { readSettings, type Settings } from '../settings/read-settings.ts';
import type { FullOrder } from './full-order.ts';
import { type OrderNews, orderEmail, orderSms } from './order-messages.ts';

/** How a notice goes out. */
interface NoticeOptions {
  readonly byMailOnly?: boolean;
  /** The amount it names, if not the order's total. */
  readonly amountPiastres?: number;
  /** The day that it names, in Cairo. */
  readonly day?: string;
  /** Why it ended, in the shop's words. */
  readonly reason?: string | undefined;
  /** Whether staff still look for a transfer that its customer reported. */
  readonly transferSought?: boolean;
  /** The shop's settings and the words of the notice, when they were read already. */
  readonly settings?: Settings;
  readonly wording?: MessageWording;
}

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
  {
    byMailOnly = false,
    transferSought = false,
    settings,
    wording: known,
    ...facts
  }: NoticeOptions = {},
): Promise<void> {
  const { id: orderId, locale } = order.order;
  const terms = (settings ?? (await readSettings(tx))).returns.value;
  const { return_days: returnDays, damage_hours: damageHours } = terms;
  const { publicUrl } = deps.config;
  const shopper = { ...facts, name: customer.name, publicUrl, returnDays, damageHours };
  const wording =
    known ?? (await readMessageWording(tx, textOf(news, order.order, transferSought), locale));
  if (customer.email !== null && customer.emailVerified) {
    const email = composeEmail({
      locale,
      publicUrl,
      shop: wording.shop,
      logo: wording.logo,
      ...orderEmail(order, news, wording, shopper),
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
  const text = byMailOnly ? undefined : orderSms(order.order, news, wording, shopper);
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

/** News whose words differ for an order that is paid. */
const OF_PAID = ['changed', 'dispatched', 'cancelled', 'undelivered'] as const;

function textOf(
  news: OrderNews,
  { payment }: FullOrder['order'],
  transferSought: boolean,
): MessageTextName {
  const own = OF_PAID.find((each) => each === news);
  if (own !== undefined && payment === 'paid') return `order-${own}-paid`;
  return news === 'cancelled' && transferSought ? 'order-cancelled-transfer' : `order-${news}`;
}
