import { DAMAGE_REPORT_HOURS, RETURN_WINDOW_DAYS } from '@dp/contract/limits.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { EmailPart } from '../messages/compose-email.ts';
import { formatMoney } from '../money-format/format-money.ts';
import { isolate, isolateLtr } from '../pdf-text/isolate.ts';
import { joinAddress, streetInWords } from './address-in-words.ts';
import type { FullOrder, OrderRow } from './full-order.ts';

/** Order notices: `undelivered` came back from the door, `returned` after its delivery. */
export type OrderNews =
  | 'placed'
  | 'changed'
  | 'dispatched'
  | 'delivered'
  | 'cancelled'
  | 'undelivered'
  | 'returned';

interface Texts {
  readonly subject: (number: string) => string;
  /** The text message, if any: not for what the customer did or knows. */
  readonly sms?: (number: string, total: string) => string;
  readonly body: (number: string, total: string) => string;
}

const texts: Readonly<Record<Locale, Readonly<Record<OrderNews, Texts>>>> = {
  ar: {
    placed: {
      subject: (number) => `استلمنا طلبك ${number}`,
      sms: (number, total) => `DP: استلمنا طلبك ${number}، الإجمالي ${total} عند الاستلام.`,
      body: (number) => `شكرًا لك. استلمنا طلبك رقم ${number}، وسنرسل إليك رسالة عند خروجه للتوصيل.`,
    },
    changed: {
      subject: (number) => `عدّلنا طلبك ${number}`,
      sms: (number, total) => `DP: عدّلنا طلبك ${number}، الإجمالي الآن ${total}.`,
      body: (number, total) => `عدّلنا طلبك رقم ${number}. المبلغ المطلوب عند الاستلام: ${total}.`,
    },
    dispatched: {
      subject: (number) => `طلبك ${number} في الطريق إليك`,
      sms: (number, total) => `DP: طلبك ${number} في الطريق إليك. المطلوب ${total}.`,
      body: (number, total) =>
        `طلبك رقم ${number} خرج للتوصيل. المبلغ المطلوب عند الاستلام: ${total}.`,
    },
    delivered: {
      subject: (number) => `تم تسليم طلبك ${number}`,
      sms: (number) => `DP: تم تسليم طلبك ${number}. شكرًا لثقتك بنا.`,
      body: (number) =>
        `تم تسليم طلبك رقم ${number}. نتمنى أن تنال الإضاءة إعجابك.\n` +
        `إذا وجدت تلفًا في أي منتج فأبلغنا خلال ${DAMAGE_REPORT_HOURS} ساعة من الاستلام. ويمكنك إرجاع المنتجات خلال ${RETURN_WINDOW_DAYS} يومًا.`,
    },
    cancelled: {
      subject: (number) => `تم إلغاء طلبك ${number}`,
      sms: (number) => `DP: تم إلغاء طلبك ${number}.`,
      body: (number) => `تم إلغاء طلبك رقم ${number}، ولا يُطلب منك أي مبلغ.`,
    },
    undelivered: {
      subject: (number) => `عاد إلينا طلبك ${number}`,
      body: (number) =>
        `لم يُسلَّم طلبك رقم ${number} وعاد إلينا، ولا يُطلب منك أي مبلغ.\n` +
        'إذا كنت ما زلت تريده فيمكنك طلبه من جديد من صفحة الطلب.',
    },
    returned: {
      subject: (number) => `استلمنا مرتجع طلبك ${number}`,
      body: (number) =>
        `وصلنا مرتجع طلبك رقم ${number}. ونردّ إليك المبلغ كما توضّح سياسة الاسترجاع.`,
    },
  },
  en: {
    placed: {
      subject: (number) => `We have your order ${number}`,
      sms: (number, total) => `DP: we have your order ${number}. ${total}, cash on delivery.`,
      body: (number) =>
        `Thank you. We have your order ${number} and will send you a message when it is on its way.`,
    },
    changed: {
      subject: (number) => `Your order ${number} was changed`,
      sms: (number, total) => `DP: your order ${number} was changed. To pay now: ${total}.`,
      body: (number, total) => `Your order ${number} was changed. To pay on delivery: ${total}.`,
    },
    dispatched: {
      subject: (number) => `Your order ${number} is on its way`,
      sms: (number, total) => `DP: your order ${number} is on its way. To pay: ${total}.`,
      body: (number, total) =>
        `Your order ${number} is out for delivery. To pay on delivery: ${total}.`,
    },
    delivered: {
      subject: (number) => `Your order ${number} was delivered`,
      sms: (number) => `DP: your order ${number} was delivered. Thank you.`,
      body: (number) =>
        `Your order ${number} was delivered. We hope you enjoy the light.\n` +
        `If anything is damaged, tell us within ${DAMAGE_REPORT_HOURS} hours of delivery. Products can be returned within ${RETURN_WINDOW_DAYS} days.`,
    },
    cancelled: {
      subject: (number) => `Your order ${number} was cancelled`,
      sms: (number) => `DP: your order ${number} was cancelled.`,
      body: (number) => `Your order ${number} was cancelled. There is nothing to pay.`,
    },
    undelivered: {
      subject: (number) => `Your order ${number} came back to us`,
      body: (number) =>
        `Your order ${number} was not handed over and has come back to us. There is nothing to pay.\n` +
        'If you still want it, you can order it again from its page.',
    },
    returned: {
      subject: (number) => `We have your order ${number} back`,
      body: (number) =>
        `The products of your order ${number} have come back to us. We refund you under the refund policy.`,
    },
  },
};

const labels = {
  ar: {
    hello: (name: string) => `أهلًا ${name}،`,
    reason: (note: string) => `السبب: ${note}`,
    subtotal: 'المنتجات',
    discount: 'خصم الكود',
    shipping: 'التوصيل',
    free: 'مجانًا',
    total: 'الإجمالي (الدفع عند الاستلام)',
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
    total: 'Total (cash on delivery)',
    address: 'Delivery address',
    days: 'Delivery time',
    sameDay: 'The same day',
    workingDays: (least: number, most: number) =>
      `${least === most ? most : `${least}–${most}`} working ${most === 1 ? 'day' : 'days'}`,
    follow: 'Follow your order',
  },
} as const;

/** Notices of orders that ended: nothing will be delivered or paid. */
const ENDS: readonly OrderNews[] = ['cancelled', 'undelivered', 'returned'];

/**
 * The text message with the order's link; undefined where a mail is enough. English ones use plain spaces,
 * since a single character outside the GSM alphabet would more than halve the length of a part.
 */
export function orderSms(order: OrderRow, news: OrderNews, publicUrl: string): string | undefined {
  const { locale } = order;
  const { sms } = texts[locale][news];
  if (!sms) return undefined;
  const text = sms(numberIn(order), formatMoney(order.totalPiastres, locale));
  return `${locale === 'en' ? text.replaceAll('\u00a0', ' ') : text} ${pageOf(order, publicUrl)}`;
}

/** The mail; money, address and delivery time are in those that announce a delivery. */
export function orderEmail(
  full: FullOrder,
  news: OrderNews,
  shopper: { readonly name: string; readonly publicUrl: string },
): { subject: string; parts: EmailPart[] } {
  const { order } = full;
  const { locale } = order;
  const text = texts[locale][news];
  const label = labels[locale];
  const note = full.events.at(-1)?.note;
  return {
    subject: text.subject(order.number),
    parts: [
      { kind: 'text', text: label.hello(isolate(shopper.name)) },
      { kind: 'text', text: text.body(numberIn(order), formatMoney(order.totalPiastres, locale)) },
      ...(ENDS.includes(news) && note
        ? [{ kind: 'text' as const, text: label.reason(isolate(note)) }]
        : []),
      ...(ENDS.includes(news) ? [] : [details(full, news)]),
      { kind: 'link', label: label.follow, url: pageOf(order, shopper.publicUrl) },
    ],
  };
}

function details({ order, lines }: FullOrder, news: OrderNews): EmailPart {
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
  rows.push([label.shipping, shipping], [label.total, formatMoney(order.totalPiastres, locale)]);
  if (order.address && news !== 'delivered') {
    const { city, state } = order.address;
    const street = streetInWords(locale, order.address);
    rows.push([label.address, joinAddress(locale, [street, city[locale], state[locale]])]);
  }
  if (news === 'placed') rows.push([label.days, days(order)]);
  return { kind: 'details', rows };
}

function pageOf({ id }: OrderRow, publicUrl: string): string {
  return `${publicUrl}/order-history/${id}`;
}

function days({ daysMin, daysMax, locale }: OrderRow): string {
  if (daysMax === 0) return labels[locale].sameDay;
  return labels[locale].workingDays(daysMin, daysMax);
}

function numberIn({ number, locale }: OrderRow): string {
  return locale === 'ar' ? isolateLtr(number) : number;
}
