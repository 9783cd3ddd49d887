import { z } from 'zod';
import { idField, optionalText } from '../fields.ts';
import { wholeField } from './fields.ts';
import { PACKINGS } from './order-desk.ts';
import {
  bilingual,
  cursor,
  goods,
  moment,
  money,
  parcelOrder,
  recipient,
  version,
} from './shipment-fields.ts';
import { parcel } from './shipments.ts';

const pickOrder = z.object({
  order: parcelOrder,
  /** Its place on the list, which the shelves' marks use. */
  mark: z.int(),
  packing: z.enum(PACKINGS),
  lines: z.array(z.object({ product_id: z.int(), quantity: z.int(), picked: z.int() })),
});
export const pickingListResponse = z.object({
  data: z.object({
    orders: z.array(pickOrder),
    /** Each product once, in the order of shelves, categories and SKUs. */
    products: z.array(
      goods.extend({
        shelf: z.string().nullable(),
        category: bilingual.nullable(),
        picked: z.int(),
        /** Which orders it is for. */
        marks: z.array(z.object({ mark: z.int(), quantity: z.int(), picked: z.int() })),
      }),
    ),
  }),
});
const orderVersions = z
  .array(z.strictObject({ id: idField, version }), { error: 'required' })
  .min(1, 'required')
  .max(200, 'too_big');
export const startPickingBody = z.strictObject({ orders: orderVersions });
export const startPickingResponse = z.object({ data: z.array(parcelOrder) });
/** `seen`: how many were picked when the caller looked, so that two pickers do not undo each other. */
export const pickLineBody = z.strictObject({
  order_id: idField,
  product_id: idField,
  picked: wholeField(0, 100_000),
  seen: wholeField(0, 100_000),
});
/** `key` is made by the caller: a scan that is sent twice counts once. */
export const scanUnitBody = z.strictObject({
  key: z.uuid({ error: 'invalid' }),
  orders: z.array(idField, { error: 'required' }).min(1, 'required').max(200, 'too_big'),
  /** A SKU in any case, or the number of a barcode. */
  code: z.string({ error: 'required' }).trim().min(1, 'required').max(100, 'too_long'),
});
export const pickResponse = z.object({
  data: z.object({
    order_id: z.int(),
    product_id: z.int(),
    picked: z.int(),
    quantity: z.int(),
    /** Whether the whole order is picked. */
    complete: z.boolean(),
  }),
});
export const setShelfBody = z.strictObject({
  sku: z.string({ error: 'required' }).min(1, 'required').max(100, 'too_long'),
  /** Empty or left out: none. */
  shelf: optionalText(40),
  /** The shelf when the caller looked, so that nobody moves what was moved since; as above. */
  seen: optionalText(40),
});

/** Without `parcels` everything goes into one. */
export const packOrderBody = z.strictObject({
  version,
  parcels: z
    .array(
      z.strictObject({
        lines: z
          .array(z.strictObject({ product_id: idField, quantity: wholeField(1, 100_000) }))
          .max(100, 'too_big')
          .optional(),
        fragile: z.boolean({ error: 'invalid' }).default(false),
        weight_grams: wholeField(1, 1_000_000).optional(),
      }),
    )
    .min(1, 'required')
    .max(20, 'too_big')
    .default([{ fragile: false }]),
});
export const unpackOrderBody = z.strictObject({ version });
export const packResponse = z.object({ data: z.array(parcel) });

/** `after` is the `next` of the page before. */
export const putBacksQuery = z.strictObject({ after: cursor });
export const putBacksResponse = z.object({
  data: z.array(
    z.object({
      order: parcelOrder,
      cancelled_at: moment,
      lines: z.array(goods.extend({ shelf: z.string().nullable() })),
    }),
  ),
  next: z.int().nullable(),
});
export const putBackBody = z.strictObject({ version });

/** Labels of the packed and sent parcels of some orders; orders of deleted accounts have none. */
export const labelsResponse = z.object({
  data: z.array(
    z.object({
      /** Text of the Code 128 barcode. */
      code: z.string(),
      number: z.string(),
      place: z.int(),
      of: z.int(),
      seller: bilingual,
      recipient,
      /** When the address on it was corrected; null: never since the parcel was packed. */
      corrected_at: moment.nullable(),
      cash: money,
      fragile: z.boolean(),
      weight_grams: z.int().nullable(),
      tracking_number: z.string().nullable(),
      courier: bilingual.nullable(),
      /** The customer's language, for the courier's call. */
      locale: z.enum(['ar', 'en']),
    }),
  ),
});
export const packingSlipsResponse = z.object({
  data: z.array(
    z.object({
      number: z.string(),
      placed_at: moment,
      locale: z.enum(['ar', 'en']),
      name: z.string(),
      /** What the customer wrote with the order. */
      note: z.string().nullable(),
      place: z.int(),
      of: z.int(),
      lines: z.array(goods),
      units: z.int(),
    }),
  ),
});
