import { TIME_ZONE } from '@dp/contract/limits.ts';
import { formatTag, type Locale } from '@dp/contract/locale.ts';
import type { MessageWording } from '../message-texts/message-wording.ts';
import { composeEmail, type Email } from '../messages/compose-email.ts';
import { isolate } from '../pdf-text/isolate.ts';

/** The mail that answers a message, in its sender's language, with the message below. */
export function answerMail(given: {
  readonly name: string;
  readonly message: string;
  readonly createdAt: Date;
  readonly locale: Locale;
  readonly answer: string;
  /** Of the text `contact-answer`. */
  readonly wording: MessageWording;
  readonly publicUrl: string;
}): Email {
  const { locale, wording } = given;
  const day = new Intl.DateTimeFormat(formatTag(locale), {
    dateStyle: 'long',
    timeZone: TIME_ZONE,
  }).format(given.createdAt);
  return composeEmail({
    locale,
    subject: wording.say('subject'),
    parts: [
      { kind: 'text', text: wording.say('greeting', { name: isolate(given.name) }) },
      { kind: 'text', text: given.answer },
      { kind: 'text', text: wording.say('yours', { date: isolate(day) }) },
      { kind: 'quote', text: given.message },
    ],
    publicUrl: given.publicUrl,
    shop: wording.shop,
    logo: wording.logo,
  });
}
