import { ERROR_CODES, FIELD_CODES } from '@dp/contract/error-codes.ts';
import { LOCALES } from '@dp/contract/locale.ts';
import { compileMessages } from '@dp/ui/bundling/precompiled-messages.ts';
import { addMessages, messagesOf } from '@dp/ui/i18n/message-catalogue.ts';
import { translatorOf } from '@dp/ui/i18n/translator.ts';
import format, { type CompiledMessage } from 'icu-minify/format';
import { _createCache, _createIntlFormatters } from 'use-intl/core';
import { beforeAll, expect, test } from 'vitest';
import ar from './ar.ts';
import en from './en.ts';
import { loadLanguage, startLanguages } from './languages.ts';

const CALL_FAILURES = ['network_error', 'timeout', 'bad_answer'];

beforeAll(() => {
  startLanguages();
  addMessages('ar', ar);
  addMessages('en', en);
});

test.each(LOCALES)('every error and field code has words in %s', (locale) => {
  const errors = Object.keys(messagesOf(locale, 'errors') ?? {});
  const fields = Object.keys(messagesOf(locale, 'fields') ?? {});
  expect(errors.sort()).toEqual([...ERROR_CODES, ...CALL_FAILURES].sort());
  expect(fields.sort()).toEqual([...FIELD_CODES].sort());
});

/** The messages of specification §5 and §8, word for word. */
const SPECIFIED = [
  // Forms
  'Name required',
  'Please enter your Full Name',
  'Username required',
  'Phone number is invalid',
  'Please enter a valid number',
  'Email required',
  'Email is invalid',
  'Password confirmation required',
  'Passwords do not match',
  'New password required',
  'Password at least 6 characters',
  'Old password required',
  'City required',
  'State required',
  'Street required',
  'Please Fill the inputs',
  'Invalid phone number or Email',
  'Verification code is 6 digits',
  'Invalid Password',
  // Accounts
  'Wrong username or password!',
  'Your account has been created successfully',
  'An error occurred. Please try again.',
  'Otp Code is Wrong',
  'the verification code was entered successfully',
  'Otp has been sent',
  'Verification code has been sent successfully',
  'Your session has expired. Please restart the password reset process.',
  'Are you sure you want to delete your account and remove all your data?',
  'Delete account has failed',
  // Cart
  'Product added to cart!',
  'Product added and ready to checkout!',
  'Product quantity increased',
  'Product quantity decreased',
  'Product has been Removed from Your Cart.',
  'Failed to remove product from cart.',
  'Confirm Action',
  'Are you sure you want to remove all items from your cart and proceed with this purchase?',
  // Addresses
  'No address selected to set as default',
  'Default address has been set',
  'Failed to set default address',
  'No address selected to delete',
  'Address has been deleted',
  'Failed to delete address',
  'Default address has been set after deletion',
  'Failed to set default address after deletion',
  // Orders
  'Order has been failed Please try again',
  'Cancel Order',
  'Are you sure you want to cancel this order?',
  'Order has been successfully canceled',
  'Order cancellation failed. Please try again',
  'Draft',
  'On Going',
  'Delivered',
  'Completed',
  // Server
  'An error occurred. Please try again later',
  'Please check your input and try again',
  // Empty states
  'Your cart is empty',
  'Your wishlist is empty',
  'No Products to be Found',
  'No More Categories',
  // The filter sheet (its button says how many products there are: decision 053), delivery and the menu
  'Price (Low to High)',
  'Price (High to Low)',
  'A-Z',
  'Z-A',
  'Free',
  'Guest',
  'Sign in',
];

// `npm run verify` fails on unused texts and on missing Arabic ones, so every text listed here is shown
// somewhere.
test('every message of the specification is among the texts of the shop, word for word', () => {
  const said = new Set(textsOf(en));
  expect(SPECIFIED.filter((message) => !said.has(message))).toEqual([]);
});

/** Under which keys browser tests, which read Arabic, find such messages. */
const BY_KEY = {
  'accounts.changeName.required': 'Username required',
  'accounts.changePassword.wrong': 'Invalid Password',
  'accounts.code.entered': 'the verification code was entered successfully',
  'accounts.code.sentAgain': 'Otp has been sent',
  'accounts.code.sentSuccessfully': 'Verification code has been sent successfully',
  'accounts.code.sixDigits': 'Verification code is 6 digits',
  'accounts.code.wrong': 'Otp Code is Wrong',
  'accounts.deleteAccount.failed': 'Delete account has failed',
  'accounts.deleteAccount.question':
    'Are you sure you want to delete your account and remove all your data?',
  'accounts.forgot.invalid': 'Invalid phone number or Email',
  'accounts.passwordTooShort': 'Password at least 6 characters',
  'accounts.reset.expired': 'Your session has expired. Please restart the password reset process.',
  'accounts.signUpPage.created': 'Your account has been created successfully',
  'addresses.defaultFailed': 'Failed to set default address',
  'addresses.defaultMoveFailed': 'Failed to set default address after deletion',
  'addresses.defaultMoved': 'Default address has been set after deletion',
  'addresses.defaultSet': 'Default address has been set',
  'addresses.deleteFailed': 'Failed to delete address',
  'addresses.deleted': 'Address has been deleted',
  'addresses.mobileInvalid': 'Please enter a valid number',
  'addresses.nameRequired': 'Name required',
  'addresses.noneForDefault': 'No address selected to set as default',
  'addresses.noneToDelete': 'No address selected to delete',
  'cart.confirmAction': 'Confirm Action',
  'cart.confirmText':
    'Are you sure you want to remove all items from your cart and proceed with this purchase?',
  'cart.decreased': 'Product quantity decreased',
  'cart.empty': 'Your cart is empty',
  'cart.increased': 'Product quantity increased',
  'cart.productAdded': 'Product added to cart!',
  'cart.readyToCheckout': 'Product added and ready to checkout!',
  'cart.removed': 'Product has been Removed from Your Cart.',
  'errors.session_expired': 'Your session has expired. Please log in again; your cart is saved.',
  'errors.wrong_credentials': 'Wrong username or password!',
  'fields.city_required': 'City required',
  'fields.email_invalid': 'Email is invalid',
  'fields.email_required': 'Email required',
  'fields.email_taken': 'There is already an account with this email',
  'fields.login_required': 'Username required',
  'fields.name_required': 'Please enter your Full Name',
  'fields.new_password_required': 'New password required',
  'fields.old_password_required': 'Old password required',
  'fields.password_confirmation_required': 'Password confirmation required',
  'fields.passwords_do_not_match': 'Passwords do not match',
  'fields.phone_invalid': 'Phone number is invalid',
  'fields.state_required': 'State required',
  'fields.street_required': 'Street required',
  'forms.fillInputs': 'Please Fill the inputs',
  'orders.cancel': 'Cancel Order',
  'orders.cancelFailed': 'Order cancellation failed. Please try again',
  'orders.cancelQuestion': 'Are you sure you want to cancel this order?',
  'orders.cancelled': 'Order has been successfully canceled',
};

test('the keys that browser tests read in Arabic have the words of the specification in English', () => {
  const textAt = (key: string) =>
    key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], en);
  const found = Object.keys(BY_KEY).map((key) => [key, textAt(key)]);
  expect(Object.fromEntries(found)).toEqual(BY_KEY);
});

function textsOf(messages: object): string[] {
  return Object.values(messages).flatMap((value) =>
    typeof value === 'string' ? [value] : textsOf(value),
  );
}

test('counts use all forms of Arabic, with Latin digits', () => {
  const t = translatorOf('ar', 'layout');
  const forms = [1, 2, 3, 11, 100].map((count) => t?.('cartWithCount', { count }));
  expect(forms).toEqual([
    'السلة، قطعة واحدة',
    'السلة، قطعتان',
    'السلة، 3 قطع',
    'السلة، 11 قطعة',
    'السلة، 100 قطعة',
  ]);
});

test('a range of days runs left to right in Arabic, and agrees with the last number', () => {
  const t = translatorOf('ar', 'checkout');
  expect(t?.('daysRange', { min: 1, max: 2 })).toBe('خلال يوم أو يومي عمل');
  expect(t?.('daysRange', { min: 7, max: 12 })).toBe('خلال \u20667–12\u2069 يوم عمل');
  expect(t?.('daysRange', { min: 3, max: 5 })).toBe('خلال \u20663–5\u2069 أيام عمل');
});

test('a translator is created once per language and feature', () => {
  expect(translatorOf('ar', 'layout')).toBe(translatorOf('ar', 'layout'));
  expect(translatorOf('ar', 'layout')).not.toBe(translatorOf('en', 'layout'));
});

test('a missing value fails outside of production', () => {
  const t = translatorOf('en', 'layout');
  expect(() => t?.('requestNumber', {})).toThrow('id');
});

test('a whole language loads once', async () => {
  const load = loadLanguage('en');
  expect(loadLanguage('en')).toBe(load);
  await load;
  expect(messagesOf('en', 'layout')).toEqual(en.layout);
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
