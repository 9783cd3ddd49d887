/** Request and response of `quoteOrder`: the price of a cart (design §5). */
import { z } from 'zod';
import { address } from './addresses.ts';
import { egpField, idField, optionalText, quantityField } from './fields.ts';
import { CART_LINES_MAX, ORDER_TOTAL_MAX_EGP, VOUCHER_CODE_MAX_LENGTH } from './limits.ts';
import { expectedDays, listedGoods, orderDifference, totals } from './orders.ts';
import { picture } from './pictures.ts';
import { priceTier } from './products.ts';
import { shippingCost } from './shipping.ts';
import { voucherReason } from './vouchers.ts';

/**
 * The lines of a cart and their destination: an own address or the own default one (with the user token), a
 * governorate and city, or none yet. What the shopper last saw goes into the `expected_…` fields, as in a
 * placement; `expected_quantity` is the quantity of which the price was seen, by default the line's own, so that
 * another quantity at another price is no changed price.
 */
export const quoteOrderBody = z
  .strictObject({
    lines: z
      .array(
        z.strictObject({
          id: idField,
          quantity: quantityField.default(1),
          expected_price: egpField().optional(),
          expected_quantity: quantityField.optional(),
        }),
        { error: 'required' },
      )
      .min(1, 'required')
      .max(CART_LINES_MAX, 'too_big'),
    voucher_code: optionalText(VOUCHER_CODE_MAX_LENGTH),
    address_id: idField.optional(),
    /** For customers with a default address; for others the given place counts, if any. */
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
      address_id === undefined || (default_address === undefined && state_id === undefined),
    { path: ['address_id'], error: 'invalid' },
  );

/** A line with its current product. EGP; `total` is unit price × quantity, before any voucher. */
export const quotedLine = z.object({
  product_id: z.int(),
  sku: z.string(),
  name: z.string(),
  brand: z.string().nullable(),
  image: picture.nullable(),
  /** Its first colour temperature. */
  kelvin: z.int().nullable(),
  list_price: z.number(),
  /** Percent. */
  discount: z.number(),
  /** For this quantity. */
  unit_price: z.number(),
  /** The next lower price by quantity, if one order can reach it. */
  next_tier: priceTier.nullable(),
  quantity: z.int(),
  total: z.number(),
  /** The voucher's discount on this line. */
  voucher_discount: z.number(),
  /** Units in stock. */
  available: z.int(),
  /** The most that one order can have of it now, by stock and by the owner's limit; 0 when it is sold out. */
  max_quantity: z.int(),
});
export type QuotedLine = z.infer<typeof quotedLine>;

/** The requested voucher, which may give no discount. */
export const quotedVoucher = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('applied'),
    code: z.string(),
    discount: z.number(),
    /** Whether delivery is charged only because the discount brings the goods below `free_over`. */
    ends_free_delivery: z.boolean(),
  }),
  z.object({ state: z.literal('refused'), code: z.string(), reason: voucherReason }),
  /** Too many unknown codes were tried: it was not checked. `retry_in` in seconds. */
  z.object({ state: z.literal('waiting'), code: z.string(), retry_in: z.int() }),
]);
export type QuotedVoucher = z.infer<typeof quotedVoucher>;

/** Delivery to the requested place, which the shop may not serve. */
export const quotedDelivery = z.discriminatedUnion('state', [
  shippingCost.extend({
    state: z.literal('available'),
    /** If it is ordered now. */
    expected: expectedDays,
    /** Goods after the voucher, EGP: compared with `free_over`. */
    goods: z.number(),
    /** The amount missing for free delivery, EGP: 0 when free, null when it never is. */
    left_to_free: z.number().nullable(),
  }),
  z.object({ state: z.literal('unavailable') }),
]);
export type QuotedDelivery = z.infer<typeof quotedDelivery>;

/** How far the goods are from free delivery, where that is the same in every place; EGP. */
export const freeDelivery = z.object({
  free_over: z.number(),
  /** Goods after the voucher: compared with `free_over`. */
  goods: z.number(),
  /** 0 when delivery is free. */
  left_to_free: z.number(),
});
export type FreeDelivery = z.infer<typeof freeDelivery>;

/** Why an order of this size would be refused by `placeOrder`; EGP. */
export const sizeRefusal = z.discriminatedUnion('code', [
  z.object({ code: z.literal('order_too_large'), limit: z.int(), units: z.int() }),
  z.object({ code: z.literal('cash_limit_exceeded'), limit: z.number(), unconfirmed: z.number() }),
]);
export type SizeRefusal = z.infer<typeof sizeRefusal>;

export const quote = z.object({
  /** Each product once, in the order of the request, with the requested quantity. */
  lines: z.array(quotedLine),
  /** Products that are unknown or no longer sold; their lines are skipped (specification §9). */
  missing: z.array(z.int()),
  ...listedGoods.shape,
  /** Without `delivery` its `shipping` is 0. */
  totals,
  voucher: quotedVoucher.nullable(),
  /** Null when no place was given. */
  delivery: quotedDelivery.nullable(),
  /** Without a place, while every place that the shop delivers to has free delivery from the same sum; else null. */
  free_delivery: freeDelivery.nullable(),
  /** The own address, if requested. */
  address: address.nullable(),
  /** With `cash_limit_exceeded` it can still be paid for by card or wallet. */
  refusal: sizeRefusal.nullable(),
  /** What placing these lines with these expectations would be refused for, as reasons of `order_differs`. */
  differences: z.array(orderDifference),
});
export type Quote = z.infer<typeof quote>;
export const quoteResponse = z.object({ data: quote });
