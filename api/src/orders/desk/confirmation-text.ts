import type { Locale } from '@dp/contract/locale.ts';
import type { MessageWording } from '../../message-texts/message-wording.ts';
import { formatMoney } from '../../money-format/format-money.ts';
import { isolate, isolateLtr } from '../../pdf-text/isolate.ts';

/** An order whose customer is asked to confirm it, and where they do. */
interface Question {
  readonly locale: Locale;
  readonly name: string;
  readonly number: string;
  readonly totalPiastres: number;
  readonly url: string;
}

/** The page on which a customer confirms an order with this link token. */
export function confirmationUrl(publicUrl: string, token: string, locale: Locale): string {
  return `${publicUrl}/confirm-order/${token}?lang=${locale}`;
}

/** The question to a customer in the shop's words; the link comes last, whatever they say. */
export function confirmationText(wording: MessageWording, question: Question): string {
  const { locale, name, number, totalPiastres, url } = question;
  const words = wording.say('sms', {
    name: isolate(name),
    number: isolateLtr(number),
    total: formatMoney(totalPiastres, locale),
  });
  return `${words} ${url}`;
}
