import type { Locale } from '@dp/contract/locale.ts';
import type { MessageWording } from '../message-texts/message-wording.ts';
import type { Channel } from '../messages/channels.ts';
import { composeEmail } from '../messages/compose-email.ts';
import { isolate } from '../pdf-text/isolate.ts';

/** The message that a product can be bought again, by mail or as a text message. */
export function restockMessage(given: {
  readonly channel: Channel;
  readonly locale: Locale;
  /** Its name in that language. */
  readonly product: string;
  readonly productId: number;
  /** Of the text `restock`. */
  readonly wording: MessageWording;
  readonly publicUrl: string;
}): { subject?: string; text: string; html?: string } {
  const { channel, locale, wording, publicUrl } = given;
  const url = `${publicUrl}/product/details/${given.productId}`;
  if (channel === 'sms')
    return { text: `${wording.say('sms', { product: given.product })} ${url}` };
  const product = isolate(given.product);
  return composeEmail({
    locale,
    subject: wording.say('subject', { product: given.product }),
    parts: [
      { kind: 'text', text: wording.say('body', { product }) },
      { kind: 'link', label: locale === 'ar' ? 'شاهد المنتج' : 'See the product', url },
    ],
    publicUrl,
    shop: wording.shop,
    logo: wording.logo,
  });
}
