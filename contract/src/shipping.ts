import { z } from 'zod';
import { cartLines, idField, optionalText } from './fields.ts';
import { VOUCHER_CODE_MAX_LENGTH } from './limits.ts';

/** Either an own address (requires the user token), or a governorate and city (design §4). */
export const shippingCostBody = z
  .strictObject({
    address_id: idField.optional(),
    state_id: idField.optional(),
    city_id: idField.optional(),
    lines: cartLines,
    voucher_code: optionalText(VOUCHER_CODE_MAX_LENGTH),
  })
  .refine((body) => body.address_id !== undefined || body.state_id !== undefined, {
    path: ['state_id'],
    error: 'state_required',
  })
  .refine((body) => body.address_id !== undefined || body.city_id !== undefined, {
    path: ['city_id'],
    error: 'city_required',
  });

/** EGP; `free_over` is the goods total from which delivery is free, null when it never is. Days are working days. */
export const shippingCost = z.object({
  cost: z.number(),
  free: z.boolean(),
  free_over: z.number().nullable(),
  days: z.object({ min: z.int(), max: z.int() }),
});
export type ShippingCost = z.infer<typeof shippingCost>;
export const shippingCostResponse = z.object({ data: shippingCost });
