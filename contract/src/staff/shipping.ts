import { z } from 'zod';
import { amountField, code, wholeField } from './fields.ts';

/** Changes of a place's delivery rate; omitted values stay unchanged. */
export const shippingRateBody = z
  .strictObject({
    cost: amountField,
    /** Goods total, after the voucher, from which delivery is free; null: never. */
    free_over: amountField.nullable(),
    /** Working days. */
    days: z
      .strictObject({ min: wholeField(0, 99), max: wholeField(0, 99) })
      .refine(({ min, max }) => min <= max, code('days_backwards')),
  })
  .partial()
  .refine((body) => Object.values(body).some((value) => value !== undefined), {
    error: code('nothing_to_change'),
  });
