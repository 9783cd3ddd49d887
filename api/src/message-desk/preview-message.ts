import { DAMAGE_REPORT_HOURS_MIN, RETURN_DAYS_MIN } from '@dp/contract/limits.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { writeOrderNumber } from '@dp/contract/order-numbers.ts';
import type { MessageTextName } from '@dp/contract/staff/message-text-values.ts';
import type { MessagePreview } from '@dp/contract/staff/message-texts.ts';
import { contactNotice } from '../accounts/contact-notice.ts';
import { answerMail } from '../contact/answer-mail.ts';
import {
  type MessageTextValue,
  type MessageWording,
  messageWording,
} from '../message-texts/message-wording.ts';
import { composeEmail } from '../messages/compose-email.ts';
import { oneTimeCodeMessage } from '../messages/one-time-code-message.ts';
import { confirmationText, confirmationUrl } from '../orders/desk/confirmation-text.ts';
import {
  type NoticedOrder,
  type OrderNews,
  orderEmail,
  orderSms,
} from '../orders/order-messages.ts';
import { restockMessage } from '../restock-requests/restock-message.ts';
import { smsLength } from './sms-length.ts';

interface Composed {
  readonly mail?: { readonly subject?: string; readonly html?: string };
  readonly sms?: string | undefined;
}

/** Where previews lead, and what the shop and its orders are called. */
interface Place {
  readonly publicUrl: string;
  readonly shop: string;
  readonly orderPrefix: string;
}

/** A message with example data in one language, made as a real one is. */
export function previewMessage(
  name: MessageTextName,
  locale: Locale,
  value: MessageTextValue,
  place: Place,
): MessagePreview {
  const wording = messageWording(name, locale, value, {
    title: place.shop,
    // Previews show no pictures of other origins.
    logo: null,
  });
  const { mail, sms } = compose(name, locale, wording, place);
  return {
    mail: mail === undefined ? null : { subject: mail.subject ?? '', html: mail.html ?? '' },
    sms: sms === undefined ? null : { text: sms, ...smsLength(sms) },
  };
}

const CODE = '204816';
const EXAMPLE_DIGITS = '100245';
const NAMES = { ar: 'منى عبد الرحمن', en: 'Mona Abdelrahman' };
const WRITTEN = {
  ar: 'هل هذه النجفة متوفرة باللون الأسود؟',
  en: 'Is this chandelier sold in black?',
};
const PRODUCTS = { ar: 'لمبة ليد 9 وات E27', en: 'LED bulb 9 W E27' };
const ANSWERS = { ar: 'نعم، وتصلك خلال يومين.', en: 'Yes, and it reaches you within two days.' };

function compose(
  name: MessageTextName,
  locale: Locale,
  wording: MessageWording,
  { publicUrl, orderPrefix }: Place,
): Composed {
  const number = writeOrderNumber(orderPrefix, EXAMPLE_DIGITS);
  const common = { locale, wording, publicUrl };
  switch (name) {
    case 'code-sms':
      return { sms: oneTimeCodeMessage({ ...common, channel: 'sms', code: CODE }).text };
    case 'code-register':
    case 'code-login':
    case 'code-reset':
      return { mail: oneTimeCodeMessage({ ...common, channel: 'email', code: CODE }) };
    case 'contact-confirmed':
    case 'contact-removed': {
      const contact = { kind: 'phone', value: '+201012345678' } as const;
      return {
        mail: contactNotice({ ...common, contact, channel: 'email' }),
        sms: contactNotice({ ...common, contact, channel: 'sms' }).text,
      };
    }
    case 'contact-answer':
      return {
        mail: answerMail({
          ...common,
          name: NAMES[locale],
          message: WRITTEN[locale],
          createdAt: new Date('2026-01-15T10:00:00Z'),
          answer: ANSWERS[locale],
        }),
      };
    case 'confirmation':
      return {
        sms: confirmationText(wording, {
          ...{ locale, name: NAMES[locale], number, totalPiastres: 210_00 },
          url: confirmationUrl(publicUrl, 'MTAyNDU.Kq3vX8mN', locale),
        }),
      };
    case 'restock': {
      const wanted = { ...common, product: PRODUCTS[locale], productId: 1 };
      return {
        mail: restockMessage({ ...wanted, channel: 'email' }),
        sms: restockMessage({ ...wanted, channel: 'sms' }).text,
      };
    }
    default: {
      const paid = PAID_TEXT.exec(name);
      const news = (paid?.[1] ?? name.slice('order-'.length)) as OrderNews;
      const order = exampleOrder(locale, number, paid || news === 'paid' ? 'paid' : 'on_delivery');
      const { shop } = wording;
      const shopper = {
        name: NAMES[locale],
        publicUrl,
        returnDays: RETURN_DAYS_MIN,
        damageHours: DAMAGE_REPORT_HOURS_MIN,
        day: '2026-03-22',
      };
      const mail = orderEmail(order, news, wording, shopper);
      return {
        mail: composeEmail({ locale, publicUrl, shop, logo: null, ...mail }),
        sms: orderSms(order.order, news, wording, shopper),
      };
    }
  }
}

/** The texts of news that differ for an order that is paid. */
const PAID_TEXT = /^order-(\w+)-paid$/;

function exampleOrder(
  locale: Locale,
  number: string,
  payment: 'paid' | 'on_delivery',
): NoticedOrder {
  const line = { nameAr: PRODUCTS.ar, nameEn: PRODUCTS.en };
  return {
    order: {
      id: 1024,
      number,
      locale,
      subtotalPiastres: 160_00,
      discountPiastres: 0,
      shippingPiastres: 50_00,
      totalPiastres: 210_00,
      payment,
      daysMin: 1,
      daysMax: 2,
      address: {
        fullName: NAMES[locale],
        mobile: '+201012345678',
        secondMobile: null,
        stateId: 1,
        cityId: 1001,
        state: { ar: 'القاهرة', en: 'Cairo' },
        city: { ar: 'مدينة نصر', en: 'Nasr City' },
        street: locale === 'ar' ? 'شارع عباس العقاد' : 'Abbas El Akkad Street',
        building: '12',
        floor: '3',
        apartment: '5',
        landmark: null,
      },
    },
    lines: [{ ...line, quantity: 2, totalPiastres: 160_00 }],
  };
}
