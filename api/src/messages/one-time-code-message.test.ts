import { describe, expect, it } from 'vitest';
import { messageWording } from '../message-texts/message-wording.ts';
import { codeTextName, oneTimeCodeMessage } from './one-time-code-message.ts';

const message = (
  channel: 'email' | 'sms',
  locale: 'ar' | 'en',
  purpose: 'register' | 'login' | 'reset' = 'login',
  publicUrl = 'https://shop.example',
) => {
  const shop = { title: 'DP', logo: null };
  const wording = messageWording(codeTextName(channel, purpose), locale, null, shop);
  return oneTimeCodeMessage({ channel, wording, code: '012345', locale, publicUrl });
};

describe('the message with a one-time code', () => {
  it('as a text message ends with the line that browsers fill in from', () => {
    for (const locale of ['ar', 'en'] as const) {
      const { text } = message('sms', locale);
      expect(text.split('\n').at(-1)).toBe('@shop.example #012345');
    }
    const { text } = message('sms', 'en', 'login', 'http://localhost:3000');
    expect(text).toMatch(/@localhost #012345$/);
  });

  it('as a text message fits one part: 70 characters in Arabic, 160 of the basic set in English', () => {
    expect(
      message('sms', 'ar', 'login', 'https://www.longer-name.example').text.length,
    ).toBeLessThanOrEqual(70);
    const english = message('sms', 'en').text;
    expect(english.length).toBeLessThanOrEqual(160);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is the point
    expect(english).toMatch(/^[\u0000-\u007f]*$/);
  });

  it('a mail names its purpose', () => {
    const subjects = (['register', 'login', 'reset'] as const).flatMap((purpose) =>
      (['ar', 'en'] as const).map((locale) => message('email', locale, purpose).subject),
    );
    expect(new Set(subjects).size).toBe(6);
    expect(subjects.every((subject) => subject?.includes('012345'))).toBe(true);
  });
});
