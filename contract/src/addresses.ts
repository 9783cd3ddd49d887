/** Addresses and the lookup of states (governorates) and cities (specification §3, §5, §7). */
import { z } from 'zod';
import {
  idField,
  nameField,
  optionalPhoneField,
  optionalText,
  phoneField,
  requiredText,
} from './fields.ts';
import { PAGE_LIMIT_MAX } from './limits.ts';

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

/** With an `id` the shopper's own address is replaced as a whole, without one a new one is made. */
export const storeAddressBody = z.strictObject({
  id: idField.optional(),
  full_name: nameField,
  mobile: phoneField,
  second_mobile: optionalPhoneField,
  state_id: z
    .int({ error: 'state_required' })
    .min(1, 'state_required')
    .max(2_147_483_647, 'invalid'),
  city_id: z.int({ error: 'city_required' }).min(1, 'city_required').max(2_147_483_647, 'invalid'),
  street: requiredText('street_required', 200),
  building: optionalText(60),
  floor: optionalText(40),
  apartment: optionalText(40),
  landmark: optionalText(200),
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

export const statesBody = z.strictObject({
  limit: z
    .int({ error: 'not_whole' })
    .min(1, 'too_small')
    .max(PAGE_LIMIT_MAX, 'too_big')
    .default(100),
  offset: z.int({ error: 'not_whole' }).min(0, 'too_small').max(10_000, 'too_big').default(0),
});
