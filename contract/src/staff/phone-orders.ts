import { z } from 'zod';
import { addressFields } from '../addresses.ts';
import { idempotencyKey, idField, nameField, optionalText, phoneField } from '../fields.ts';
import { CART_LINES_MAX, ORDER_NOTE_MAX_LENGTH, ORDER_TOTAL_MAX_EGP } from '../limits.ts';
import { orderDifference } from '../orders.ts';
import { picture } from '../pictures.ts';
import { severalLines } from '../plain-text.ts';
import { amountField } from './fields.ts';
import { editedLine, lineStock, staffDiscount } from './order-edits.ts';
import { pricedSnapshot, staffOrder } from './order-page.ts';

/** What is sold at which price; a line's `unit_price` and the discount need `prices.edit`. */
const sale = {
  lines: z
    .array(editedLine, { error: 'required' })
    .min(1, 'required')
    .max(CART_LINES_MAX, 'too_big'),
  /** A delivery cost agreed on the phone; null: what the place's rate says. */
  shipping: amountField.nullable().optional(),
  discount: staffDiscount.nullable().optional(),
};

/** Of the address a price needs the place alone; without it delivery is not priced yet, and 0. */
export const quotePhoneOrderBody = z.strictObject({
  ...sale,
  address: addressFields.pick({ state_id: true, city_id: true }).optional(),
});
/** With `differences` it cannot be placed. */
export const phoneQuoteResponse = z.object({
  data: z.object({
    order: pricedSnapshot.omit({ address: true }),
    stock: z.array(lineStock),
    differences: z.array(orderDifference),
  }),
});

/**
 * An order for a known customer, or for the one of a phone, who is made if there is none. The same `key` gives
 * the same order.
 */
export const placePhoneOrderBody = z.strictObject({
  ...sale,
  address: addressFields,
  key: idempotencyKey,
  customer: z.union([
    z.strictObject({ id: idField }),
    z.strictObject({ name: nameField, phone: phoneField }),
  ]),
  /** The language of messages and of the invoice. */
  locale: z.enum(['ar', 'en'], { error: 'invalid' }).default('ar'),
  note: optionalText(ORDER_NOTE_MAX_LENGTH, severalLines),
  /** The total quoted to the customer, EGP. */
  expected_total: z.number().min(0).max(ORDER_TOTAL_MAX_EGP),
});
export const phoneOrderResponse = z.object({ data: staffOrder });

export const sellableQuery = z.strictObject({
  text: z.string().min(1, 'required').max(100, 'too_long'),
});
/** Products on sale with their stock of this moment. EGP. */
export const sellableResponse = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      sku: z.string(),
      name: z.string(),
      image: picture.nullable(),
      price: z.number(),
      stock: z.int(),
    }),
  ),
});
