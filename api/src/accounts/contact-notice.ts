import type { Locale } from '@dp/contract/locale.ts';
import type { Channel } from '../messages/channels.ts';
import { composeEmail, SHOP_NAME } from '../messages/compose-email.ts';
import { isolateLtr } from '../pdf-text/isolate.ts';
import type { Login } from './login.ts';
import { maskContact } from './mask-contact.ts';

/** News of a contact: proven on the account, or proven by somebody else and removed. */
export type ContactNews = 'confirmed' | 'removed';

const SUBJECT: Record<Locale, Record<ContactNews, Record<Login['kind'], string>>> = {
  ar: {
    confirmed: {
      email: `تم تأكيد بريد إلكتروني في حسابك في ${SHOP_NAME}`,
      phone: `تم تأكيد رقم موبايل في حسابك في ${SHOP_NAME}`,
    },
    removed: {
      email: `تم حذف بريد إلكتروني من حسابك في ${SHOP_NAME}`,
      phone: `تم حذف رقم موبايل من حسابك في ${SHOP_NAME}`,
    },
  },
  en: {
    confirmed: {
      email: `An email address of your ${SHOP_NAME} account was confirmed`,
      phone: `A phone number of your ${SHOP_NAME} account was confirmed`,
    },
    removed: {
      email: `An email address was removed from your ${SHOP_NAME} account`,
      phone: `A phone number was removed from your ${SHOP_NAME} account`,
    },
  },
};

const BODY: Record<Locale, Record<ContactNews, (contact: string) => string>> = {
  ar: {
    confirmed: (contact) =>
      `تم الآن تأكيد ${contact} في حسابك، ويمكن الدخول به إلى الحساب.\nإذا لم يكن لك فاكتب لنا في أقرب وقت.`,
    removed: (contact) =>
      `أكّد شخص آخر أن ${contact} يخصه ولم يكن مؤكدًا في حسابك، فحذفناه منه. حسابك كما هو، وتدخل إليه كالمعتاد.\nإذا كان لك فاكتب لنا.`,
  },
  en: {
    confirmed: (contact) =>
      `${contact} was just confirmed on your account and can be used to sign in.\nIf it is not yours, write to us soon.`,
    removed: (contact) =>
      `Somebody else has confirmed ${contact} as theirs. It was not confirmed on your account, so we removed it. Nothing else has changed and you sign in as before.\nIf it is yours, write to us.`,
  },
};

/** Notifies a proven contact of news of the account's other one. */
export function contactNotice(given: {
  readonly channel: Channel;
  readonly locale: Locale;
  readonly contact: Login;
  readonly news: ContactNews;
  readonly publicUrl: string;
}): { subject?: string; text: string; html?: string } {
  const { channel, locale, contact, news, publicUrl } = given;
  const masked = maskContact(contact);
  const text = BODY[locale][news](locale === 'ar' ? isolateLtr(masked) : masked);
  if (channel === 'sms') return { text: `${SHOP_NAME}: ${text}` };
  const link = locale === 'ar' ? 'اكتب لنا' : 'Write to us';
  return composeEmail({
    locale,
    subject: SUBJECT[locale][news][contact.kind],
    parts: [
      { kind: 'text', text },
      { kind: 'link', label: link, url: `${publicUrl}/contact-us` },
    ],
    publicUrl,
  });
}
