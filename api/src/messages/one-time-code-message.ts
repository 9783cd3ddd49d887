import { OTP_LIFETIME_SECONDS } from '@dp/contract/limits.ts';
import { directionOf, type Locale } from '@dp/contract/locale.ts';
import type { MessageWording } from '../message-texts/message-wording.ts';
import { isolateLtr } from '../pdf-text/isolate.ts';
import type { Channel } from './channels.ts';
import { composeEmail } from './compose-email.ts';

/** What a code is for. */
export type CodePurpose = 'register' | 'login' | 'reset';

/** The words of the message with a code. */
export function codeTextName(channel: Channel, purpose: CodePurpose) {
  return channel === 'sms' ? 'code-sms' : (`code-${purpose}` as const);
}

/** The message with a one-time code, for `queueMessage`. */
export function oneTimeCodeMessage(given: {
  readonly channel: Channel;
  /** Those of `codeTextName`. */
  readonly wording: MessageWording;
  readonly code: string;
  readonly locale: Locale;
  readonly publicUrl: string;
}): { subject?: string; text: string; html?: string } {
  const { channel, wording, code, locale, publicUrl } = given;
  const isolated = directionOf(locale) === 'rtl' ? isolateLtr(code) : code;
  if (channel === 'sms') {
    return { text: codeSms(wording.say('sms', { code: isolated }), code, publicUrl) };
  }
  return composeEmail({
    locale,
    subject: wording.say('subject', { code: isolated }),
    parts: [
      { kind: 'text', text: wording.say('introduction') },
      { kind: 'code', code },
      { kind: 'text', text: wording.say('advice', { minutes: OTP_LIFETIME_SECONDS / 60 }) },
    ],
    publicUrl,
    shop: wording.shop,
    logo: wording.logo,
  });
}

/**
 * Short, since an Arabic text message holds 70 characters. The last line binds the code to the shop's origin,
 * so that browsers fill it in there and nowhere else (WebOTP); it is machine-readable and contains no
 * direction marks.
 */
function codeSms(words: string, code: string, publicUrl: string): string {
  return `${words}\n\n@${new URL(publicUrl).hostname} #${code}`;
}
