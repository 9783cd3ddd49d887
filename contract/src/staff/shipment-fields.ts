import { z } from 'zod';
import { idParameter } from '../fields.ts';
import { ORDER_STATES } from '../order-states.ts';
import { picture } from '../pictures.ts';

/** A text in both languages. */
export const bilingual = z.object({ ar: z.string(), en: z.string() });
export const version = z.int({ error: 'invalid' }).min(1, 'invalid');
export const moment = z.iso.datetime();
/** EGP. */
export const money = z.number();

/** Ids in a query: `orders=12,15`. */
export const ordersQuery = z.strictObject({
  orders: z
    .string()
    .max(4_000, 'too_long')
    .transform((text) => text.split(','))
    .pipe(z.array(idParameter).min(1, 'required').max(200, 'too_big')),
});
export const cursor = idParameter.optional();

/** An order as far as parcels show it. */
export const parcelOrder = z.object({
  id: z.int(),
  number: z.string(),
  state: z.enum(ORDER_STATES),
  version: z.int(),
  /** Null once the customer's account is deleted. */
  name: z.string().nullable(),
  city: bilingual.nullable(),
});

/** Who did something; `name` is a person's, or the part of the system. */
export const actor = z.object({
  kind: z.enum(['shopper', 'staff', 'system']),
  name: z.string().nullable(),
});
export const goods = z.object({
  product_id: z.int(),
  sku: z.string(),
  name: bilingual,
  image: picture.nullable(),
  quantity: z.int(),
});

/** Who a parcel goes to and where, in both languages. */
export const recipient = z.object({
  name: z.string(),
  phones: z.array(z.string()),
  governorate: bilingual,
  city: bilingual,
  street: z.string(),
  building: z.string().nullable(),
  floor: z.string().nullable(),
  apartment: z.string().nullable(),
  landmark: z.string().nullable(),
  /** For the courier, from staff who corrected the address. */
  note: z.string().nullable(),
});
export type Recipient = z.infer<typeof recipient>;
