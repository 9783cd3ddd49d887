/** What the shop says about itself, as the owner edits it. */
import { z } from 'zod';
import { foldDigits } from '../digits.ts';
import { emailField, optionalText, requiredText } from '../fields.ts';
import { ORDER_PREFIX, ORDER_PREFIX_MAX_LENGTH } from '../order-numbers.ts';
import { stripBidiMarks } from '../plain-text.ts';
import type { ShopTexts } from '../shop-details.ts';
import { wholeField } from './fields.ts';
import { pictureIdField, storedPicture } from './pictures.ts';
import {
  SHOP_NAME_MAX_LENGTH,
  SHOP_TAX_TEXT_MAX_LENGTH,
  SHOP_TEXT_MAX_LENGTH,
  SHOP_TITLE_MAX_LENGTH,
  SHOP_URL_MAX_LENGTH,
} from './shop-setting-values.ts';

/** A field that may be empty, which is null; left out counts as empty, since a save names the whole record. */
function orNull<T>(field: z.ZodType<T, string>) {
  const empty = z
    .string()
    .max(SHOP_URL_MAX_LENGTH * 2)
    .regex(/^\s*$/)
    .transform(() => null);
  return z
    .union([empty, field], { error: (issue) => firstCode(issue) })
    .nullable()
    .default(null);
}

/** The code of the filled field: that it is not empty is no mistake. */
function firstCode(issue: { readonly errors?: readonly (readonly { message: string }[])[] }) {
  return issue.errors?.at(-1)?.[0]?.message ?? 'invalid';
}

const text = optionalText(SHOP_TEXT_MAX_LENGTH)
  .transform((words) => words ?? null)
  .nullable()
  .default(null);

const taxText = optionalText(SHOP_TAX_TEXT_MAX_LENGTH)
  .transform((words) => words ?? null)
  .nullable()
  .default(null);

/** What people type between the digits of a number. */
const BETWEEN_DIGITS = /[\s().-]/g;

function number(
  pattern: RegExp,
  code: 'phone_invalid' | 'invalid',
  write: (digits: string) => string,
) {
  return orNull(
    z
      .string({ error: code })
      .max(60, code)
      .transform((typed) => foldDigits(stripBidiMarks(typed)).replace(BETWEEN_DIGITS, ''))
      .pipe(z.string().regex(pattern, code))
      .transform(write),
  );
}

/** Numbers as they are dialled in Egypt get its code; `00` abroad is `+`. */
const international = (digits: string) => digits.replace(/^00/, '+').replace(/^0(?=[1-9])/, '+20');

const email = orNull(emailField);

const address = orNull(
  z
    .string({ error: 'invalid' })
    .max(SHOP_URL_MAX_LENGTH, 'too_long')
    .transform((typed) => typed.trim())
    .pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'invalid' })),
);

const orderPrefix = z
  .string({ error: 'order_prefix_invalid' })
  .max(40, 'order_prefix_invalid')
  .meta({ minLength: 1, maxLength: ORDER_PREFIX_MAX_LENGTH })
  .transform((typed) => foldDigits(stripBidiMarks(typed)).trim())
  .pipe(z.string().regex(ORDER_PREFIX, 'order_prefix_invalid'))
  .transform((letters) => letters.toUpperCase());

export const shopSettings = z.strictObject({
  title: requiredText('name_required', SHOP_TITLE_MAX_LENGTH),
  order_prefix: orderPrefix,
  name_ar: requiredText('name_required', SHOP_NAME_MAX_LENGTH),
  name_en: requiredText('name_required', SHOP_NAME_MAX_LENGTH),
  phone: number(
    /^((\+|00)[1-9]\d{7,14}|0[1-9]\d{7,9}|[1-9]\d{2,6})$/,
    'phone_invalid',
    international,
  ),
  whatsapp: number(/^((\+|00)[1-9]\d{7,14}|01[0125]\d{8})$/, 'phone_invalid', international),
  email,
  contact_email: email,
  map_url: address,
  address_ar: text,
  address_en: text,
  hours_ar: text,
  hours_en: text,
  facebook: address,
  instagram: address,
  tiktok: address,
  youtube: address,
  tax_number: number(/^\d{9}$/, 'invalid', (digits) =>
    digits.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1-$2-$3'),
  ),
  commercial_register: number(/^\d{1,12}$/, 'invalid', (digits) => digits),
  tax_branch_code: number(/^\d{1,10}$/, 'invalid', (digits) => digits),
  tax_governorate: taxText,
  tax_city: taxText,
  tax_street: taxText,
  tax_building: taxText,
  tax_postal_code: number(/^\d{5}$/, 'invalid', (digits) => digits),
  tax_activity_code: number(/^\d{4}$/, 'invalid', (digits) => digits),
  tax_device_serial: taxText,
}) satisfies z.ZodType<ShopTexts, unknown>;

/** A picture in the media store; what else the editor's answer says of it follows from the file and is ignored. */
const chosenDrawing = z.object({ id: pictureIdField }).nullable().default(null);
const chosenPhotograph = z
  .object({ id: pictureIdField, light_id: pictureIdField.nullable().default(null) })
  .nullable()
  .default(null);

/** `version` is 0 while nobody has changed them. */
export const saveShopSettingsBody = shopSettings.extend({
  logo: chosenDrawing,
  logo_dark: chosenDrawing,
  app_icon: chosenDrawing,
  onboarding_one: chosenPhotograph,
  onboarding_two: chosenPhotograph,
  onboarding_three: chosenPhotograph,
  version: wholeField(0, 2_147_483_647),
});

const textOrNull = z.string().nullable();
export const staffShopSettings = z.object({
  version: z.int(),
  title: z.string(),
  order_prefix: z.string(),
  logo: storedPicture.nullable(),
  logo_dark: storedPicture.nullable(),
  app_icon: storedPicture.nullable(),
  onboarding_one: storedPicture.nullable(),
  onboarding_two: storedPicture.nullable(),
  onboarding_three: storedPicture.nullable(),
  name_ar: z.string(),
  name_en: z.string(),
  phone: textOrNull,
  whatsapp: textOrNull,
  email: textOrNull,
  contact_email: textOrNull,
  map_url: textOrNull,
  address_ar: textOrNull,
  address_en: textOrNull,
  hours_ar: textOrNull,
  hours_en: textOrNull,
  facebook: textOrNull,
  instagram: textOrNull,
  tiktok: textOrNull,
  youtube: textOrNull,
  tax_number: textOrNull,
  commercial_register: textOrNull,
  tax_branch_code: textOrNull,
  tax_governorate: textOrNull,
  tax_city: textOrNull,
  tax_street: textOrNull,
  tax_building: textOrNull,
  tax_postal_code: textOrNull,
  tax_activity_code: textOrNull,
  tax_device_serial: textOrNull,
});
export type StaffShopSettings = z.infer<typeof staffShopSettings>;
export const shopSettingsResponse = z.object({ data: staffShopSettings });
