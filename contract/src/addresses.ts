/** Addresses and the lookup of states (governorates) and cities (specification §3, §5, §7). */
import { z } from 'zod';
import { foldDigits } from './digits.ts';
import {
  idempotencyKey,
  idField,
  nameField,
  optionalPhoneField,
  optionalText,
  pageFields,
  phoneField,
  requiredText,
} from './fields.ts';
import { ADDRESS_MAX_LENGTHS, PAGE_LIMIT_MAX } from './limits.ts';
import { oneLine } from './plain-text.ts';

const place = z.object({ id: z.int(), name: z.string() });

export const address = z.object({
  id: z.int(),
  full_name: z.string(),
  mobile: z.string(),
  second_mobile: z.string().nullable(),
  state: place,
  city: place,
  street: z.string(),
  building: z.string().nullable(),
  floor: z.string().nullable(),
  apartment: z.string().nullable(),
  landmark: z.string().nullable(),
  is_default: z.boolean(),
});
export type Address = z.infer<typeof address>;

/** The shop's digits, whichever were typed: an address is read out and written on labels. */
const oneLineWithDigits = (text: string) => foldDigits(oneLine(text));

/** Where a parcel goes, as it is typed. */
export const addressFields = z.strictObject({
  full_name: nameField,
  mobile: phoneField,
  second_mobile: optionalPhoneField,
  state_id: z
    .int({ error: 'state_required' })
    .min(1, 'state_required')
    .max(2_147_483_647, 'invalid'),
  city_id: z.int({ error: 'city_required' }).min(1, 'city_required').max(2_147_483_647, 'invalid'),
  street: requiredText('street_required', ADDRESS_MAX_LENGTHS.street, oneLineWithDigits),
  building: optionalText(ADDRESS_MAX_LENGTHS.building, oneLineWithDigits),
  floor: optionalText(ADDRESS_MAX_LENGTHS.floor, oneLineWithDigits),
  apartment: optionalText(ADDRESS_MAX_LENGTHS.apartment, oneLineWithDigits),
  landmark: optionalText(ADDRESS_MAX_LENGTHS.landmark, oneLineWithDigits),
});

/** With an `id` the own address is replaced completely, without one a new one is created. */
export const storeAddressBody = addressFields.extend({
  id: idField.optional(),
  /** Of a new address. */
  key: idempotencyKey.optional(),
  is_default: z.boolean({ error: 'invalid' }).optional(),
});
export const storeAddressResponse = z.object({ data: address });
export const addressListResponse = z.object({ data: z.array(address) });
export const addressIdBody = z.strictObject({ address_id: idField });

export const state = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  cities: z.array(place),
});
export type State = z.infer<typeof state>;

/** All of them fit on one page. */
export const statesBody = z.strictObject({
  ...pageFields,
  limit: pageFields.limit.removeDefault().default(PAGE_LIMIT_MAX),
});
