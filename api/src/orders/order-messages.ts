import { formatTag, type Locale } from '@dp/contract/locale.ts';
import type { MessageWording, PlaceholderValues } from '../message-texts/message-wording.ts';
import type { EmailPart } from '../messages/compose-email.ts';
import { formatMoney } from '../money-format/format-money.ts';
import { isolate, isolateLtr } from '../pdf-text/isolate.ts';
import { joinAddress, streetInWords } from './address-in-words.ts';
import type { FullOrder, OrderRow } from './full-order.ts';

/** Notices about a return; its refund is announced by `refunded`. */
export const RETURN_NEWS = [
  'return-asked',
  'return-approved',
  'return-refused',
  'return-pickup',
  'return-picked-up',
  'return-exchanged',
  'return-sent-back',
] as const;
export type ReturnNews = (typeof RETURN_NEWS)[number];

/** Order notices: `undelivered` came back from the door, `returned` after its delivery, `lost` never will. */
export type OrderNews =
  | 'placed'
  | 'changed'
  | 'dispatched'
  | 'delivered'
  | 'cancelled'
  | 'undelivered'
  | 'lost'
  | 'returned'
  | 'awaiting-payment'
  | 'paid'
  | 'refunded'
  | ReturnNews;

const labels = {
  ar: {
    hello: (name: string) => `أهلًا ${name}،`,
    reason: (note: string) => `السبب: ${note}`,
    subtotal: 'المنتجات',
    discount: 'خصم الكود',
    shipping: 'التوصيل',
    free: 'مجانًا',
    total: {
      on_delivery: 'الإجمالي (الدفع عند الاستلام)',
      awaiting: 'الإجمالي',
      paid: 'الإجمالي (مدفوع)',
    },
    address: 'عنوان التوصيل',
    days: 'مدة التوصيل',
    sameDay: 'في نفس اليوم',
    workingDays: (least: number, most: number) => {
      if (most === 1) return 'يوم عمل واحد';
      if (most === 2) return least === most ? 'يوما عمل' : 'يوم أو يوما عمل';
      const range = least === most ? String(most) : `${least}–${most}`;
      return `${isolateLtr(range)} ${most <= 10 ? 'أيام' : 'يوم'} عمل`;
    },
    follow: 'متابعة الطلب',
  },
  en: {
    hello: (name: string) => `Hello ${name},`,
    reason: (note: string) => `Reason: ${note}`,
    subtotal: 'Products',
    discount: 'Voucher discount',
    shipping: 'Delivery',
    free: 'Free',
    total: { on_delivery: 'Total (cash on delivery)', awaiting: 'Total', paid: 'Total (paid)' },
    address: 'Delivery address',
    days: 'Delivery time',
    sameDay: 'The same day',
    workingDays: (least: number, most: number) =>
      `${least === most ? most : `${least}–${most}`} working ${most === 1 ? 'day' : 'days'}`,
    follow: 'Follow your order',
  },
} as const;

/** Notices of orders that ended: nothing will be delivered or paid. */
const ENDS: readonly OrderNews[] = [
  'cancelled',
  'undelivered',
  'lost',
  'returned',
  'refunded',
  ...RETURN_NEWS,
];

/** What a notice says of an order. */
export interface NoticedOrder {
  readonly order: Pick<
    OrderRow,
    | 'id'
    | 'number'
    | 'locale'
    | 'subtotalPiastres'
    | 'discountPiastres'
    | 'shippingPiastres'
    | 'totalPiastres'
    | 'address'
    | 'daysMin'
    | 'daysMax'
    | 'payment'
  >;
  readonly lines: readonly Pick<
    FullOrder['lines'][number],
    'nameAr' | 'nameEn' | 'quantity' | 'totalPiastres'
  >[];
}

/** What a notice says besides its order. */
interface NoticedFacts {
  /** The amount that it names instead of the order's total. */
  readonly amountPiastres?: number | undefined;
  /** The day that it names, in Cairo. */
  readonly day?: string | undefined;
  /** Why an order or a return ended, in the shop's words; only in the mail of such news. */
  readonly reason?: string | undefined;
  /** Days in which products can be returned. */
  readonly returnDays: number;
  /** Hours in which damage is to be reported. */
  readonly damageHours: number;
}

/** News of which customers get a text message too: not of what they did or know. */
const BY_SMS: readonly OrderNews[] = [
  'placed',
  'changed',
  'dispatched',
  'delivered',
  'cancelled',
  'awaiting-payment',
  'paid',
  'refunded',
  'return-approved',
  'return-refused',
  'return-pickup',
  'return-exchanged',
  'return-sent-back',
];

/**
 * The text message with the order's link; undefined where a mail is enough. English ones use plain spaces,
 * since a single character outside the GSM alphabet would more than halve the length of a part.
 */
export function orderSms(
  order: NoticedOrder['order'],
  news: OrderNews,
  wording: MessageWording,
  { publicUrl, ...facts }: { readonly publicUrl: string } & NoticedFacts,
): string | undefined {
  if (!BY_SMS.includes(news)) return undefined;
  const text = wording.say('sms', valuesOf(order, facts));
  const plain = order.locale === 'en' ? text.replaceAll('\u00a0', ' ') : text;
  return `${plain} ${pageOf(order, news, publicUrl)}`;
}

/** The mail; money, address and delivery time are in those that announce a delivery. */
export function orderEmail(
  full: NoticedOrder,
  news: OrderNews,
  wording: MessageWording,
  shopper: { readonly name: string; readonly publicUrl: string } & NoticedFacts,
): { subject: string; parts: EmailPart[] } {
  const { order } = full;
  const label = labels[order.locale];
  const { reason } = shopper;
  return {
    subject: wording.say('subject', { ...valuesOf(order, shopper), number: order.number }),
    parts: [
      { kind: 'text', text: label.hello(isolate(shopper.name)) },
      { kind: 'text', text: wording.say('body', valuesOf(order, shopper)) },
      ...(ENDS.includes(news) && reason
        ? [{ kind: 'text' as const, text: label.reason(isolate(reason)) }]
        : []),
      ...(ENDS.includes(news) ? [] : [details(full, news)]),
      { kind: 'link', label: label.follow, url: pageOf(order, news, shopper.publicUrl) },
    ],
  };
}

function valuesOf(
  order: NoticedOrder['order'],
  { amountPiastres = order.totalPiastres, day, returnDays, damageHours }: NoticedFacts,
): PlaceholderValues {
  return {
    number: numberIn(order),
    total: formatMoney(amountPiastres, order.locale),
    hours: damageHours,
    days: returnDays,
    ...(day === undefined ? {} : { date: dayInWords(day, order.locale) }),
  };
}

function dayInWords(day: string, locale: Locale): string {
  const words = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(formatTag(locale), words).format(new Date(day));
}

function details({ order, lines }: NoticedOrder, news: OrderNews): EmailPart {
  const { locale } = order;
  const label = labels[locale];
  const rows: [string, string][] = lines.map((line) => [
    `${locale === 'ar' ? line.nameAr : line.nameEn} × ${line.quantity}`,
    formatMoney(line.totalPiastres, locale),
  ]);
  rows.push([label.subtotal, formatMoney(order.subtotalPiastres, locale)]);
  if (order.discountPiastres > 0) {
    rows.push([label.discount, formatMoney(order.discountPiastres, locale)]);
  }
  const shipping =
    order.shippingPiastres === 0 ? label.free : formatMoney(order.shippingPiastres, locale);
  rows.push(
    [label.shipping, shipping],
    [label.total[order.payment], formatMoney(order.totalPiastres, locale)],
  );
  if (order.address && news !== 'delivered') {
    const { city, state } = order.address;
    const street = streetInWords(locale, order.address);
    rows.push([label.address, joinAddress(locale, [street, city[locale], state[locale]])]);
  }
  if (news === 'placed' || news === 'paid') rows.push([label.days, days(order)]);
  return { kind: 'details', rows };
}

function pageOf({ id, number }: NoticedOrder['order'], news: OrderNews, publicUrl: string): string {
  // From the handover on, where it is matters most, and who ordered by phone has no password.
  if (news === 'awaiting-payment') return `${publicUrl}/pay/${id}`;
  if (news === 'dispatched') return `${publicUrl}/track-order?number=${number}`;
  return `${publicUrl}/order-history/${id}`;
}

function days({ daysMin, daysMax, locale }: NoticedOrder['order']): string {
  if (daysMax === 0) return labels[locale].sameDay;
  return labels[locale].workingDays(daysMin, daysMax);
}

function numberIn({ number, locale }: NoticedOrder['order']): string {
  return locale === 'ar' ? isolateLtr(number) : number;
}
