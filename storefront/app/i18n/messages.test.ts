import { ERROR_CODES, FIELD_CODES } from '@dp/contract/error-codes.ts';
import { LOCALES } from '@dp/contract/locale.ts';
import format, { type CompiledMessage } from 'icu-minify/format';
import { _createCache, _createIntlFormatters } from 'use-intl/core';
import { beforeAll, expect, test } from 'vitest';
import { compileMessages } from '../../build-messages.ts';
import ar from './ar.ts';
import { heldMessages, holdMessages, loadLanguage } from './catalogue.ts';
import en from './en.ts';
import { translatorOf } from './translator.ts';

const CALL_FAILURES = ['network_error', 'timeout', 'bad_answer'];

beforeAll(() => {
  holdMessages('ar', ar);
  holdMessages('en', en);
});

test.each(LOCALES)('every error and field code has words in %s', (locale) => {
  const errors = Object.keys(heldMessages(locale, 'errors') ?? {});
  const fields = Object.keys(heldMessages(locale, 'fields') ?? {});
  expect(errors.sort()).toEqual([...ERROR_CODES, ...CALL_FAILURES].sort());
  expect(fields.sort()).toEqual([...FIELD_CODES].sort());
});

test('the messages of the specification are worded as there', () => {
  expect(Object.values({ ...en.errors, ...en.fields })).toEqual(
    expect.arrayContaining([
      'Wrong username or password!',
      'An error occurred. Please try again later',
      'Please check your input and try again',
      'Otp Code is Wrong',
      'Your session has expired. Please restart the password reset process.',
      'Order has been failed Please try again',
      'Please enter your Full Name',
      'Username required',
      'Phone number is invalid',
      'Email required',
      'Email is invalid',
      'Password confirmation required',
      'Passwords do not match',
      'New password required',
      'City required',
      'State required',
      'Street required',
      'Invalid phone number or Email',
    ]),
  );
});

test('counts use all forms of Arabic, with Latin digits', () => {
  const t = translatorOf('ar', 'shell');
  const forms = [1, 2, 3, 11, 100].map((count) => t?.('cartWithCount', { count }));
  expect(forms).toEqual([
    'السلة، قطعة واحدة',
    'السلة، قطعتان',
    'السلة، 3 قطع',
    'السلة، 11 قطعة',
    'السلة، 100 قطعة',
  ]);
});

test('a translator is made once for a language and feature', () => {
  expect(translatorOf('ar', 'shell')).toBe(translatorOf('ar', 'shell'));
  expect(translatorOf('ar', 'shell')).not.toBe(translatorOf('en', 'shell'));
});

test('a missing value fails outside of production', () => {
  const t = translatorOf('en', 'shell');
  expect(() => t?.('requestNumber', {})).toThrow('id');
});

test('a whole language loads once', async () => {
  const load = loadLanguage('en');
  expect(loadLanguage('en')).toBe(load);
  await load;
  expect(heldMessages('en', 'shell')).toEqual(en.shell);
});

test('every message compiles for the browser', () => {
  for (const messages of [ar, en]) expect(() => compileMessages(messages)).not.toThrow();
});

test('messages without values stay plain texts when compiled; others need no parser', () => {
  const compiled = compileMessages({
    plain: 'أهلًا',
    counted: '{n, plural, one {#} other {# قطع}}',
  });
  const { plain, counted } = compiled as Record<'plain' | 'counted', CompiledMessage>;
  const formatters = _createIntlFormatters(_createCache());
  expect(plain).toBe('أهلًا');
  expect(counted).toBeInstanceOf(Array);
  expect(format(counted, 'ar-EG-u-nu-latn', { n: 3 }, { formatters })).toBe('3 قطع');
});

test('a message that is not valid ICU names its key', () => {
  expect(() => compileMessages({ cart: { title: 'broken {' } })).toThrow('cart.title');
  expect(() => compileMessages({ cart: { title: 7 } })).toThrow('cart.title');
});
