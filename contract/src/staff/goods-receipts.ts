/** Receipts of goods: deliveries of several products at once. Quantities are pieces; money is EGP. */
import { z } from 'zod';
import { idField, idParameter, optionalText } from '../fields.ts';
import { picture } from '../pictures.ts';
import { wholeField } from './fields.ts';
import {
  RECEIPT_LINE_FAULTS,
  RECEIPT_LINES_MAX,
  RECEIPT_UNITS_MAX,
} from './goods-receipt-values.ts';
import { setProductCostBody } from './product-costs.ts';
import { money } from './shipment-fields.ts';

export const listReceiptsQuery = z.strictObject({ before: idParameter.optional() });

const receipt = z.object({
  id: z.int(),
  /** The supplier's, such as the number of its delivery note. */
  reference: z.string().nullable(),
  note: z.string().nullable(),
  at: z.string(),
  /** Null: the system. */
  received_by: z.string().nullable(),
  products: z.int(),
  units: z.int(),
  /** Of the products, those that were taken back. */
  taken_back: z.int(),
  /** The sum of the lines with a known cost; null without one, or without `costs.see`. */
  cost: money.nullable(),
});
export type GoodsReceipt = z.infer<typeof receipt>;

/** `next` is for `before`. */
export const receiptsResponse = z.object({ data: z.array(receipt), next: z.int().nullable() });

const receiptLine = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  image: picture.nullable(),
  shelf: z.string().nullable(),
  quantity: z.int(),
  /** Of one piece; null when it was not said, or without `costs.see`. */
  cost: money.nullable(),
  /** Of all that came in. */
  sum: money.nullable(),
  taken_back: z.boolean(),
  /** Pieces to sell now: with fewer than came in, the product cannot be taken back. */
  sellable: z.int(),
});
export type GoodsReceiptLine = z.infer<typeof receiptLine>;
export const receiptResponse = z.object({
  data: receipt.extend({ lines: z.array(receiptLine) }),
});

/** A cost of one piece needs `costs.see` and `prices.edit`. */
const cost = setProductCostBody.shape.cost.unwrap();

/** `code` is a SKU in either case or the number of a barcode; text stands where no number could be read. */
export const checkReceiptBody = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        code: z.string({ error: 'required' }).max(200, 'too_long'),
        quantity: z.union([z.number(), z.string().max(200, 'too_long')]),
        cost: z.union([z.number(), z.string().max(200, 'too_long')]).optional(),
      }),
      { error: 'required' },
    )
    .min(1, 'required')
    .max(RECEIPT_LINES_MAX, 'too_big'),
});

/** In the order of the lines. */
const checkedLine = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('found'),
    id: z.int(),
    sku: z.string(),
    name: z.string(),
    image: picture.nullable(),
    quantity: z.int(),
    /** Of one piece as the line says; null when it says none. */
    cost: money.nullable(),
    /** What one piece costs the shop now; null when unknown, or without `costs.see`. */
    cost_now: money.nullable(),
    on_hand: z.int(),
    /** People who wait for it to be back. */
    wanted_by: z.int(),
  }),
  z.object({ outcome: z.literal('wrong'), code: z.string(), fault: z.enum(RECEIPT_LINE_FAULTS) }),
]);
export type CheckedReceiptLine = z.infer<typeof checkedLine>;
export const checkReceiptResponse = z.object({ data: z.array(checkedLine) });

/** `key` is made by the caller: a receipt that is sent twice is booked once. */
export const receiveGoodsBody = z.strictObject({
  key: z.uuid({ error: 'invalid' }),
  reference: optionalText(80),
  note: optionalText(300),
  lines: z
    .array(
      z.strictObject({
        product_id: idField,
        quantity: wholeField(1, RECEIPT_UNITS_MAX),
        cost: cost.optional(),
      }),
      { error: 'required' },
    )
    .min(1, 'required')
    .max(RECEIPT_LINES_MAX, 'too_big')
    .refine((all) => new Set(all.map((line) => line.product_id)).size === all.length, 'invalid'),
});
