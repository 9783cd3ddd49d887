import type { Locale } from '@dp/contract/locale.ts';
import type { Channel } from '../messages/channels.ts';
import { composeEmail, SHOP_NAME } from '../messages/compose-email.ts';
import { isolateLtr } from '../typesetting/isolate.ts';
import type { Login } from './login.ts';
import { maskContact } from './mask-contact.ts';

const SUBJECT: Record<Locale, Record<Login['kind'], string>> = {
  ar: {
    email: `تم تأكيد بريد إلكتروني في حسابك في ${SHOP_NAME}`,
    phone: `تم تأكيد رقم موبايل في حسابك في ${SHOP_NAME}`,
  },
  en: {
    email: `An email address of your ${SHOP_NAME} account was confirmed`,
    phone: `A phone number of your ${SHOP_NAME} account was confirmed`,
  },
};

const BODY: Record<Locale, (contact: string) => string> = {
  ar: (contact) =>
    `تم الآن تأكيد ${isolateLtr(contact)} في حسابك، ويمكن الدخول به إلى الحساب.\nإذا لم يكن لك فاكتب لنا في أقرب وقت.`,
  en: (contact) =>
    `${contact} was just confirmed on your account and can be used to sign in.\nIf it is not yours, write to us soon.`,
};

/** Tells a proven contact of an account that the other one has been proven as well. */
export function contactProvenMessage(given: {
  readonly channel: Channel;
  readonly locale: Locale;
  readonly proven: Login;
  readonly publicUrl: string;
}): { subject?: string; text: string; html?: string } {
  const { channel, locale, proven, publicUrl } = given;
  const text = BODY[locale](maskContact(proven));
  if (channel === 'sms') return { text: `${SHOP_NAME}: ${text}` };
  const subject = SUBJECT[locale][proven.kind];
  const link = locale === 'ar' ? 'اكتب لنا' : 'Write to us';
  return composeEmail({
    locale,
    subject,
    parts: [
      { kind: 'text', text },
      { kind: 'link', label: link, url: `${publicUrl}/contact-us` },
    ],
    publicUrl,
  });
}
