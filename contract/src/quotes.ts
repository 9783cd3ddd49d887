/** What a cart costs, as the shop counts it: the request and answer of `quoteOrder` (design §5). */
import { z } from 'zod';
import { address } from './addresses.ts';
import { egpField, idField, optionalText, quantityField } from './fields.ts';
import { CART_LINES_MAX, ORDER_TOTAL_MAX_EGP, VOUCHER_CODE_MAX_LENGTH } from './limits.ts';
import { orderDifference, totals } from './orders.ts';
import { picture } from './pictures.ts';
import { shippingCost } from './shipping.ts';
import { voucherReason } from './vouchers.ts';

/**
 * The lines of a cart, and where they go: to an own address or to the own default one (with the user
 * token), to a state and city, or nowhere yet. What the shopper last saw goes into the `expected_…`
 * fields, as in a placement.
 */
export const quoteOrderBody = z
  .strictObject({
    lines: z
      .array(
        z.strictObject({
          id: idField,
          quantity: quantityField.default(1),
          expected_price: egpField().optional(),
        }),
        { error: 'required' },
      )
      .min(1, 'required')
      .max(CART_LINES_MAX, 'too_big'),
    voucher_code: optionalText(VOUCHER_CODE_MAX_LENGTH),
    address_id: idField.optional(),
    /** Counts for who has a default address; for anybody else the quote is without delivery. */
    default_address: z.literal(true, { error: 'invalid' }).optional(),
    state_id: idField.optional(),
    city_id: idField.optional(),
    expected_total: egpField(ORDER_TOTAL_MAX_EGP).optional(),
    expected_shipping: egpField().optional(),
  })
  .refine((body) => body.city_id === undefined || body.state_id !== undefined, {
    path: ['state_id'],
    error: 'state_required',
  })
  .refine((body) => body.state_id === undefined || body.city_id !== undefined, {
    path: ['city_id'],
    error: 'city_required',
  })
  .refine(
    ({ address_id, default_address, state_id }) =>
      [address_id, default_address, state_id].filter((place) => place !== undefined).length <= 1,
    { path: ['address_id'], error: 'invalid' },
  );

/** A line with its product as it is now. EGP; `total` is unit price × quantity, before any voucher. */
export const quotedLine = z.object({
  product_id: z.int(),
  sku: z.string(),
  name: z.string(),
  brand: z.string().nullable(),
  image: picture.nullable(),
  /** The first colour temperature its light comes in. */
  kelvin: z.int().nullable(),
  list_price: z.number(),
  /** Percent. */
  discount: z.number(),
  unit_price: z.number(),
  quantity: z.int(),
  total: z.number(),
  /** What the voucher takes off this line. */
  voucher_discount: z.number(),
  /** Units in stock. */
  available: z.int(),
  /** The most that one order can have of it now, by stock and by the owner's limit; 0 when it is sold out. */
  max_quantity: z.int(),
});
export type QuotedLine = z.infer<typeof quotedLine>;

/** A voucher that was asked for, which may take nothing off. */
export const quotedVoucher = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('applied'),
    code: z.string(),
    discount: z.number(),
    /** Whether delivery is paid only because the discount brings the goods below `free_over`. */
    ends_free_delivery: z.boolean(),
  }),
  z.object({ state: z.literal('refused'), code: z.string(), reason: voucherReason }),
  /** Too many unknown codes were tried: it was not looked at. `retry_in` in seconds. */
  z.object({ state: z.literal('waiting'), code: z.string(), retry_in: z.int() }),
]);
export type QuotedVoucher = z.infer<typeof quotedVoucher>;

/** Delivery to the place that was asked for; the shop may not deliver there. */
export const quotedDelivery = z.discriminatedUnion('state', [
  shippingCost.extend({
    state: z.literal('available'),
    /** Goods after the voucher, EGP: what `free_over` is held against. */
    goods: z.number(),
    /** What is missing until delivery is free, EGP: 0 when it is, null when it never is. */
    left_to_free: z.number().nullable(),
  }),
  z.object({ state: z.literal('unavailable') }),
]);
export type QuotedDelivery = z.infer<typeof quotedDelivery>;

/** Why an order of this size would be refused, as `placeOrder` would answer; EGP. */
export const sizeRefusal = z.discriminatedUnion('code', [
  z.object({ code: z.literal('order_too_large'), limit: z.int(), units: z.int() }),
  z.object({ code: z.literal('cash_limit_exceeded'), limit: z.number(), unconfirmed: z.number() }),
]);
export type SizeRefusal = z.infer<typeof sizeRefusal>;

export const quote = z.object({
  /** Each product once, in the order of the request, at the quantity asked for. */
  lines: z.array(quotedLine),
  /** Products that are unknown or no longer sold; their lines are skipped (specification §9). */
  missing: z.array(z.int()),
  /** The goods at their list prices, EGP; less `product_discount` it is the subtotal. */
  list_subtotal: z.number(),
  product_discount: z.number(),
  /** Without `delivery` its `shipping` is 0. */
  totals,
  voucher: quotedVoucher.nullable(),
  /** Null when no place was given. */
  delivery: quotedDelivery.nullable(),
  /** The own address it is for. */
  address: address.nullable(),
  refusal: sizeRefusal.nullable(),
  /** What placing these lines with these expectations would be refused for, in the words of `order_differs`. */
  differences: z.array(orderDifference),
});
export type Quote = z.infer<typeof quote>;
export const quoteResponse = z.object({ data: quote });
