import { z } from 'zod';
import { addressFields } from '../addresses.ts';
import { idField, optionalText, quantityField, requiredText } from '../fields.ts';
import { CART_LINES_MAX, ORDER_TOTAL_MAX_EGP } from '../limits.ts';
import { orderDifference } from '../orders.ts';
import { voucherReason } from '../vouchers.ts';
import { amountField } from './fields.ts';
import { pricedSnapshot, staffOrder, versionField } from './order-page.ts';

const reason = requiredText('required', 300);

/**
 * A line as it shall be. A line that stays as it was keeps its price; another quantity and another product are
 * sold at today's. `unit_price` is a lower one by staff, with its reason. EGP.
 */
export const editedLine = z
  .strictObject({
    product_id: idField,
    quantity: quantityField,
    unit_price: amountField.optional(),
    price_reason: optionalText(300),
  })
  .refine(
    ({ unit_price, price_reason }) => (unit_price === undefined) === (price_reason === undefined),
    {
      path: ['price_reason'],
      error: 'required',
    },
  );

/** A discount by staff, off the goods. */
export const staffDiscount = z.strictObject({ amount: amountField.min(0.01, 'too_small'), reason });

/** What is left out stays as it is. */
const edit = {
  version: versionField,
  lines: z
    .array(editedLine, { error: 'required' })
    .min(1, 'required')
    .max(CART_LINES_MAX, 'too_big')
    .optional(),
  address: addressFields.optional(),
  /** The delivery cost; null: what the place's rate says. */
  shipping: amountField.nullable().optional(),
  /** Null takes it away. */
  discount: staffDiscount.nullable().optional(),
  reason: optionalText(300),
};

export const previewEditBody = z.strictObject(edit);
/** `expected_total` is that of the preview: what was quoted to the customer. */
export const editOrderBody = z.strictObject({
  ...edit,
  expected_total: z.number().min(0).max(ORDER_TOTAL_MAX_EGP),
});

/** How many units of a line's product the order could have at this moment, its own included. */
export const lineStock = z.object({ product_id: z.int(), available: z.int() });

/** What an edit would make of an order. With `differences` it cannot be saved: stock is short. */
export const editPreviewResponse = z.object({
  data: z.object({
    before: pricedSnapshot,
    after: pricedSnapshot,
    stock: z.array(lineStock),
    /** The voucher that no longer applies, with the reason. */
    lost_voucher: z.object({ code: z.string(), reason: voucherReason }).nullable(),
    differences: z.array(orderDifference),
  }),
});
export const editOrderResponse = z.object({ data: staffOrder });
