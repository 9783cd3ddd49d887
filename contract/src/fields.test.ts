import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { registerBody } from './accounts.ts';
import { storeAddressBody } from './addresses.ts';
import {
  cartLine,
  emailField,
  idParameter,
  nameField,
  optionalText,
  otpField,
  pageParameters,
  requiredText,
} from './fields.ts';
import { placeOrderLine } from './orders.ts';
import { severalLines } from './plain-text.ts';

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('fields read what people type', () => {
  it.each([
    ['a code in Arabic digits', otpField, '١٢٣٤٥٦', '123456'],
    ['a code with blanks', otpField, ' 123 456 ', '123456'],
    ['an e-mail in capitals', emailField, ' Mona@Example.COM ', 'mona@example.com'],
    ['a name with a whole one', nameField, 'Nora 👩‍👩‍👧', 'Nora 👩‍👩‍👧'],
    ['a name with invisible direction marks', nameField, '\u200fمنى\u200e ', 'منى'],
    [
      'a name pasted with line breaks',
      nameField,
      'Mona\r\nTotal: 0\u2028\u0085\tX',
      'Mona Total: 0 X',
    ],
    ['a name that would turn a line around', nameField, '\u202eMona\u2066', 'Mona'],
    ['a text of one line', requiredText('message_required', 40), 'a\nb', 'a b'],
    ['a message in lines', optionalText(40, severalLines), ' a\r\nb\u2028c\td ', 'a\nb\nc d'],
    ['an empty optional text', optionalText(10), '   ', undefined],
    ['a house number in Arabic digits', storeAddressBody.shape.building, 'عمارة ٢٤', 'عمارة 24'],
    ['a street in Persian digits', storeAddressBody.shape.street, '۷ شارع الهرم', '7 شارع الهرم'],
    ['an id in an address', idParameter, '42', 42],
  ])('%s', (_, schema, typed, read) => {
    expect(schema.parse(typed)).toBe(read);
  });
});

it('a body that is not an object is refused, not a server error', () => {
  expect(messages(registerBody, null)).toHaveLength(1);
});

describe('fields refuse with the code of what is wrong', () => {
  it.each([
    ['an empty name', nameField, '  ', 'name_required'],
    ['a name that nobody sees', nameField, '\u200b \u2060\ufe0f', 'name_required'],
    ['a name with control characters', nameField, 'a\u0000b', 'invalid'],
    ['a name with control characters of the second set', nameField, 'a\u009bb', 'invalid'],
    ['a message with control characters', optionalText(9, severalLines), 'a\u0007', 'invalid'],
    ['a name with half a character', nameField, 'a\ud83d', 'invalid'],
    ['a missing e-mail', emailField, undefined, 'email_required'],
    ['a bad e-mail', emailField, 'mona@', 'email_invalid'],
    ['a code of five digits', otpField, '12345', 'code_invalid'],
    ['a code of letters', otpField, 'abcdef', 'code_invalid'],
    ['an id with an exponent', idParameter, '1e3', 'invalid'],
    ['an id of zero', idParameter, '0', 'invalid'],
    ['an id beyond PostgreSQL’s integer', idParameter, '2147483648', 'invalid'],
    ['a limit of zero', pageParameters.limit, '0', 'too_small'],
    ['a limit above 100', pageParameters.limit, '101', 'too_big'],
    ['a negative offset', pageParameters.offset, '-1', 'not_whole'],
  ])('%s', (_, schema, typed, code) => {
    expect(messages(schema, typed)).toEqual([code]);
  });

  it.each([0, -1, 1.5, 1_000_000_000, '2', null])('a quantity of %j', (quantity) => {
    expect(messages(cartLine, { id: 1, quantity })).toEqual(['quantity_invalid']);
  });

  it('an order’s line without a quantity; one of a cart is one unit', () => {
    expect(messages(placeOrderLine, { id: 1 })).toEqual(['quantity_invalid']);
    expect(cartLine.parse({ id: 1 })).toEqual({ id: 1, quantity: 1 });
  });
});

describe('a registration', () => {
  const good = {
    name: 'منى عبد الرحمن',
    email: 'mona@example.com',
    phone_number: '01012345678',
    password: 'light-1',
    password_confirmation: 'light-1',
  };

  it('with everything is accepted', () => {
    expect(registerBody.safeParse(good).success).toBe(true);
  });

  it.each([
    [
      'a short password',
      { password: 'light', password_confirmation: 'light' },
      ['password_too_short'],
    ],
    ['another confirmation', { password_confirmation: 'light-2' }, ['passwords_do_not_match']],
    ['no confirmation', { password_confirmation: '' }, ['password_confirmation_required']],
  ])('with %s is refused', (_, change, codes) => {
    expect(messages(registerBody, { ...good, ...change })).toEqual(codes);
  });
});
