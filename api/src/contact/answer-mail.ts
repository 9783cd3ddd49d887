import type { Locale } from '@dp/contract/locale.ts';
import { composeEmail, type Email, SHOP_NAME } from '../messages/compose-email.ts';
import { isolate } from '../pdf-text/isolate.ts';

const WORDS = {
  ar: {
    subject: `رد من ${SHOP_NAME} على رسالتك`,
    greeting: (name: string) => `أهلًا ${name}،`,
    yours: (day: string) => `رسالتك بتاريخ ${day}:`,
  },
  en: {
    subject: `${SHOP_NAME}: an answer to your message`,
    greeting: (name: string) => `Hello ${name},`,
    yours: (day: string) => `What you wrote on ${day}:`,
  },
} satisfies Record<Locale, object>;

/** The mail that answers a message, in its sender's language, with the message below. */
export function answerMail(given: {
  readonly name: string;
  readonly message: string;
  readonly createdAt: Date;
  readonly locale: Locale;
  readonly answer: string;
  readonly publicUrl: string;
}): Email {
  const { locale } = given;
  const words = WORDS[locale];
  const day = new Intl.DateTimeFormat(`${locale}-EG`, {
    dateStyle: 'long',
    timeZone: 'Africa/Cairo',
  }).format(given.createdAt);
  return composeEmail({
    locale,
    subject: words.subject,
    parts: [
      { kind: 'text', text: words.greeting(isolate(given.name)) },
      { kind: 'text', text: given.answer },
      { kind: 'text', text: words.yours(isolate(day)) },
      { kind: 'quote', text: given.message },
    ],
    publicUrl: given.publicUrl,
  });
}
