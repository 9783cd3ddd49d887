import type { Locale } from '@dp/contract/locale.ts';
import type { MessageWording } from '../message-texts/message-wording.ts';
import type { Channel } from '../messages/channels.ts';
import { composeEmail } from '../messages/compose-email.ts';
import { isolateLtr } from '../pdf-text/isolate.ts';
import type { Login } from './login.ts';
import { maskContact } from './mask-contact.ts';

/** News of a contact: proven on the account, or proven by somebody else and removed. */
export type ContactNews = 'confirmed' | 'removed';

/** Notifies a proven contact of news of the account's other one. */
export function contactNotice(given: {
  readonly channel: Channel;
  readonly locale: Locale;
  readonly contact: Login;
  /** Of the text `contact-confirmed` or `contact-removed`. */
  readonly wording: MessageWording;
  readonly publicUrl: string;
}): { subject?: string; text: string; html?: string } {
  const { channel, locale, contact, wording, publicUrl } = given;
  const masked = maskContact(contact);
  const text = wording.say('body', { contact: locale === 'ar' ? isolateLtr(masked) : masked });
  if (channel === 'sms') return { text: `${wording.shop}: ${text}` };
  const link = locale === 'ar' ? 'اكتب لنا' : 'Write to us';
  return composeEmail({
    locale,
    subject: wording.say(`subject_${contact.kind}`),
    parts: [
      { kind: 'text', text },
      { kind: 'link', label: link, url: `${publicUrl}/contact-us` },
    ],
    publicUrl,
    shop: wording.shop,
    logo: wording.logo,
  });
}
