import {
  ERROR_CODES,
  type ErrorCode,
  FIELD_CODES,
  type FieldCode,
} from '@dp/contract/error-codes.ts';
import { LOCALES } from '@dp/contract/locale.ts';
import { STAFF_ERROR_CODES, STAFF_FIELD_CODES } from '@dp/contract/staff/error-codes.ts';
import { expect, test } from 'vitest';
import arErrors from './ar/errors.json' with { type: 'json' };
import arFields from './ar/fields.json' with { type: 'json' };
import arRefusals from './ar/refusals.json' with { type: 'json' };
import enErrors from './en/errors.json' with { type: 'json' };
import enFields from './en/fields.json' with { type: 'json' };
import enRefusals from './en/refusals.json' with { type: 'json' };

const MESSAGES = {
  ar: { errors: arErrors, refusals: arRefusals, fields: arFields },
  en: { errors: enErrors, refusals: enRefusals, fields: enFields },
};

/** Refusals of the client itself, and the words for a code that is newer than the page. */
const OWN_CODES = ['network_error', 'timeout', 'bad_answer', 'unknown'];

/** What only a shopper's request can be refused with. A new code needs words until it is named here. */
const ONLY_SHOPPERS: readonly ErrorCode[] = [
  // The shop's headers and its service credential
  'database_required',
  'unknown_database',
  'uid_required',
  'unknown_uid',
  'not_acceptable',
  'service_login_failed',
  'service_credential_required',
  'service_credential_invalid',
  // Accounts of shoppers, their addresses and what they look at
  'email_taken',
  'phone_taken',
  'contact_confirmed',
  'otp_wrong',
  'otp_expired',
  'otp_too_soon',
  'otp_undeliverable',
  'reset_session_expired',
  'verification_required',
  'account_not_found',
  'address_not_found',
  'address_limit_reached',
  // Shoppers' own orders
  'idempotency_key_required',
  'placement_voided',
  'too_many_orders',
  'too_many_cancellations',
  'order_too_large',
  'cash_limit_exceeded',
  'order_link_invalid',
  'tracking_not_found',
  'day_not_possible',
  'return_not_cancellable',
  'shopper_picture_unusable',
  'payment_method_unavailable',
  'payment_not_awaited',
  'payment_not_begun',
  'too_many_payment_attempts',
  'voucher_invalid',
  'too_many_voucher_guesses',
];
const ONLY_SHOPPERS_FIELDS: readonly FieldCode[] = [
  'phone_taken',
  'login_required',
  'login_invalid',
  'password_confirmation_required',
  'passwords_do_not_match',
  'message_required',
];

test.each(LOCALES)('every refusal that staff can meet has words in %s', (locale) => {
  const refusals = [...ERROR_CODES, ...STAFF_ERROR_CODES].filter(without(ONLY_SHOPPERS));
  const { errors, refusals: ofActions } = MESSAGES[locale];
  expect([...Object.keys(errors), ...Object.keys(ofActions)].sort()).toEqual(
    [...refusals, ...OWN_CODES].sort(),
  );
  const fields = [...FIELD_CODES, ...STAFF_FIELD_CODES].filter(without(ONLY_SHOPPERS_FIELDS));
  expect(Object.keys(MESSAGES[locale].fields).sort()).toEqual(fields.sort());
});

function without(codes: readonly string[]): (code: string) => boolean {
  return (code) => !codes.includes(code);
}
