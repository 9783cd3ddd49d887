import type { Locale } from '@dp/contract/locale.ts';

/** What is said about an order when its customer is asked to confirm it. */
interface Question {
  readonly name: string;
  readonly number: string;
  readonly total: string;
  readonly url: string;
}

/** The question to a customer, in the language of the order: short enough for a text message. */
export const CONFIRMATION_TEXTS: Readonly<Record<Locale, (question: Question) => string>> = {
  ar: ({ name, number, total, url }) =>
    `أهلًا ${name}، معك DP للإضاءة. استلمنا طلبك ${number} بإجمالي ${total} عند الاستلام. لتأكيد الطلب أو تعديل العنوان: ${url}`,
  en: ({ name, number, total, url }) =>
    `Hello ${name}, this is DP Lighting. We have your order ${number}, ${total} on delivery. Confirm it or correct the address here: ${url}`,
};
