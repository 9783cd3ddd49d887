import { LOCALES } from '@dp/contract/locale.ts';
import { MESSAGE_TEXT_NAMES } from '@dp/contract/staff/message-text-values.ts';
import { describe, expect, it } from 'vitest';
import { partsOf } from './message-definitions.ts';
import { messageWording } from './message-wording.ts';
import { originalTexts } from './original-texts.ts';
import { templateFault } from './template-fault.ts';

it.each(LOCALES)(
  'every message that came with the shop has all its parts and could be saved (%s)',
  (locale) => {
    for (const name of MESSAGE_TEXT_NAMES) {
      const words = originalTexts[locale][name];
      expect(Object.keys(words)).toEqual(partsOf(name).map(([part]) => part));
      for (const [part, definition] of partsOf(name)) {
        expect([name, part, templateFault(words[part] ?? '', locale, definition)]).toEqual([
          name,
          part,
          undefined,
        ]);
      }
    }
  },
);

describe('a text', () => {
  const code = { allowed: ['code', 'shop'], required: ['code'] } as const;
  const days = { allowed: ['number', 'days'], required: ['number'] } as const;
  const forms = 'zero {لا} one {يوم} two {يومان} few {# أيام} many {# يومًا} other {# يوم}';
  it.each([
    ['كود {shop}: {code}', code, undefined],
    ['<b>{code}</b>', code, undefined],
    ['The code', code, 'placeholder_missing'],
    ['{shop}', code, 'placeholder_missing'],
    ['{code} {total}', code, 'placeholder_unknown'],
    ['{code', code, 'text_broken'],
    ['{code} {}', code, 'text_broken'],
    ['{code, number}', code, 'text_broken'],
    ['{code, plural, other {x}}', code, 'text_broken'],
    [`{number}: {days, plural, ${forms}}`, days, undefined],
    ['{days, plural, one {{number}} other {#}}', days, 'placeholder_missing'],
    ['{number} {days, plural, one {x}}', days, 'text_broken'],
    ['{number} {days, plural, other {{total}}}', days, 'placeholder_unknown'],
  ])('%j', (template, part, fault) => {
    expect(templateFault(template, 'ar', part)).toBe(fault);
  });
});

it('numbers of a plural take the form of their language, in Latin digits', () => {
  const body = '{number} {days, plural, two {يومان} few {# أيام} many {# يومًا} other {# يوم}}';
  const value = { ar: { body }, en: {} };
  const { say } = messageWording('order-delivered', 'ar', value, { title: 'DP', logo: null });
  expect(say('body', { number: 'DP-1', days: 14 })).toBe('DP-1 14 يومًا');
});

it('a text that this version cannot fill in falls back to the default', () => {
  const value = { ar: {}, en: { subject: 'Order {nothing}' } };
  const { say } = messageWording('order-placed', 'en', value, { title: 'DP', logo: null });
  expect(say('subject', { number: 'DP-1' })).toBe('We have your order DP-1');
});
