/** Reusable request fields. Their messages are field codes (`error-codes.ts`), translated by the storefront. */
import { z } from 'zod';
import { foldDigits } from './digits.ts';
import type { FieldCode } from './error-codes.ts';
import {
  AMOUNT_MAX_EGP,
  CART_LINES_MAX,
  EMAIL_MAX_LENGTH,
  LINE_QUANTITY_MAX,
  NAME_MAX_LENGTH,
  OTP_LENGTH,
  PAGE_LIMIT_DEFAULT,
  PAGE_LIMIT_MAX,
  PAGE_OFFSET_MAX,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from './limits.ts';
import { oneLine, stripBidiMarks } from './plain-text.ts';

/** Largest id: PostgreSQL's integer. */
const ID_MAX = 2_147_483_647;

/** A record id in a body. */
export const idField = z.int({ error: 'invalid' }).min(1, 'invalid').max(ID_MAX, 'invalid');

/** A record id in a path or query: digits only, so that `1e3`, `0x10` and ` 1` are refused. */
export const idParameter = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'invalid')
  .transform(Number)
  .pipe(z.int().max(ID_MAX, 'invalid'));

/** Path parameters of `/{id}` calls. */
export const idParameters = z.strictObject({ id: idParameter });

/**
 * Text without control characters except line feeds and without lone surrogates, which mails and databases
 * reject.
 */
const WRITTEN_TEXT = /^(?:\n|[^\p{Cc}\p{Cs}])*$/u;

/** A visible character, not only spaces and zero-width joiners. */
const SOMETHING_TO_SEE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

// Untrimmed input may be longer than the limit: `meta` documents the limit itself.

/** How line breaks are normalised. */
type Lines = (text: string) => string;

/** A required trimmed text on one line, `code` being its "required" message; of written characters only. */
export function requiredText(code: FieldCode, maxLength: number, lines: Lines = oneLine) {
  return z
    .string({ error: code })
    .max(maxLength * 2, 'too_long')
    .meta({ minLength: 1, maxLength })
    .transform((text) => lines(stripBidiMarks(text)).trim())
    .pipe(
      z
        .string()
        .regex(SOMETHING_TO_SEE, code)
        .max(maxLength, 'too_long')
        .regex(WRITTEN_TEXT, 'invalid'),
    );
}

/** An optional trimmed text on one line; an empty one counts as absent. */
export function optionalText(maxLength: number, lines: Lines = oneLine) {
  return z
    .string({ error: 'invalid' })
    .max(maxLength * 2, 'too_long')
    .meta({ maxLength })
    .transform((text) => lines(stripBidiMarks(text)).trim())
    .pipe(z.string().max(maxLength, 'too_long').regex(WRITTEN_TEXT, 'invalid'))
    .transform((text) => (text === '' ? undefined : text))
    .optional();
}

/** Made by the device: a request that is sent again with its key after a lost answer counts once (design §5). */
export const idempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{8,80}$/);

/** A person's full name. */
export const nameField = requiredText('name_required', NAME_MAX_LENGTH);

/** An e-mail address, lower-cased (design §5: e-mail is unique ignoring case). */
export const emailField = z
  .string({ error: 'email_required' })
  .max(400, 'email_invalid')
  .meta({ maxLength: EMAIL_MAX_LENGTH, format: 'email' })
  .transform((text) => stripBidiMarks(text).trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(1, 'email_required')
      .max(EMAIL_MAX_LENGTH, 'email_invalid')
      .pipe(z.email('email_invalid')),
  );

/** Longest spelling of a phone number, spaces and dashes included. */
const PHONE_MAX_LENGTH = 40;
const PHONE_DOCUMENT = {
  maxLength: PHONE_MAX_LENGTH,
  description: 'An Egyptian or Saudi mobile number, in any usual spelling and any digits',
};

/** A phone number as typed; the API converts it to E.164 or answers `phone_invalid`. */
export const phoneField = z
  .string({ error: 'phone_required' })
  .max(60, 'phone_invalid')
  .meta({ ...PHONE_DOCUMENT, minLength: 1 })
  .transform((text) => foldDigits(stripBidiMarks(text)).trim())
  .pipe(z.string().min(1, 'phone_required').max(PHONE_MAX_LENGTH, 'phone_invalid'));

/** A phone number that may be left out; an empty one counts as absent. */
export const optionalPhoneField = z
  .string({ error: 'phone_invalid' })
  .max(60, 'phone_invalid')
  .meta(PHONE_DOCUMENT)
  .transform((text) => foldDigits(stripBidiMarks(text)).trim())
  .pipe(z.string().max(PHONE_MAX_LENGTH, 'phone_invalid'))
  .transform((text) => (text === '' ? undefined : text))
  .optional();

/** What a person signs in with: an e-mail address or a phone number, as typed. */
export const loginField = z
  .string({ error: 'login_required' })
  .max(400, 'login_invalid')
  .meta({
    minLength: 1,
    maxLength: EMAIL_MAX_LENGTH,
    description: 'An e-mail address or a mobile number',
  })
  .transform((text) => foldDigits(stripBidiMarks(text)).trim())
  .pipe(z.string().min(1, 'login_required').max(EMAIL_MAX_LENGTH, 'login_invalid'));

/** A new password (specification §5: at least 6 characters). */
export function newPasswordField(requiredCode: FieldCode = 'password_required') {
  return z
    .string({ error: requiredCode })
    .min(1, requiredCode)
    .min(PASSWORD_MIN_LENGTH, 'password_too_short')
    .max(PASSWORD_MAX_LENGTH, 'password_too_long');
}

/** A password typed to be compared with the stored one. */
export function currentPasswordField(requiredCode: FieldCode = 'password_required') {
  return z
    .string({ error: requiredCode })
    .min(1, requiredCode)
    .max(PASSWORD_MAX_LENGTH, 'password_too_long');
}

/** A one-time code of 6 digits, in any digits, blanks and dashes ignored (specification §5). */
export const otpField = z
  .string({ error: 'code_required' })
  .max(40, 'code_invalid')
  .meta({ minLength: OTP_LENGTH, description: `${OTP_LENGTH} digits` })
  .transform((text) => foldDigits(stripBidiMarks(text)).replace(/[\s-]/g, ''))
  .pipe(
    z
      .string()
      .min(1, 'code_required')
      .regex(new RegExp(`^\\d{${OTP_LENGTH}}$`), 'code_invalid'),
  );

/** An amount in EGP, up to `max`. */
export function egpField(max = AMOUNT_MAX_EGP) {
  return z.number({ error: 'not_a_number' }).min(0, 'too_small').max(max, 'too_big');
}

/** limit and offset of a list call. */
export const pageFields = {
  limit: z
    .int({ error: 'not_whole' })
    .min(1, 'too_small')
    .max(PAGE_LIMIT_MAX, 'too_big')
    .default(PAGE_LIMIT_DEFAULT),
  offset: z
    .int({ error: 'not_whole' })
    .min(0, 'too_small')
    .max(PAGE_OFFSET_MAX, 'too_big')
    .default(0),
};

const wholeNumberParameter = z
  .string()
  .regex(/^\d{1,9}$/, 'not_whole')
  .transform(Number);

/** limit and offset in a query string. */
export const pageParameters = {
  limit: wholeNumberParameter
    .pipe(z.int().min(1, 'too_small').max(PAGE_LIMIT_MAX, 'too_big'))
    .default(PAGE_LIMIT_DEFAULT),
  offset: wholeNumberParameter.pipe(z.int().max(PAGE_OFFSET_MAX, 'too_big')).default(0),
};

/** Body of a plain list call. */
export const pageBody = z.strictObject(pageFields);

/** Units of one product. */
export const quantityField = z
  .int({ error: 'quantity_invalid' })
  .min(1, 'quantity_invalid')
  .max(LINE_QUANTITY_MAX, 'quantity_invalid');

/** One line of a cart as a client sends it; without a quantity it is one unit (specification §9). */
export const cartLine = z.strictObject({ id: idField, quantity: quantityField.default(1) });

/** The lines of a cart; at least one. Duplicates are merged by the API. */
export const cartLines = z
  .array(cartLine, { error: 'required' })
  .min(1, 'required')
  .max(CART_LINES_MAX, 'too_big');

/** A body without fields: empty, or `{}`. */
export const emptyBody = z.strictObject({});

/** The response of calls without a result. */
export const okResponse = z.object({ data: z.object({ ok: z.literal(true) }) });

/** Wraps a schema in the list envelope `{data, total, limit, offset}` (design §4). */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), total: z.int(), limit: z.int(), offset: z.int() });
}
