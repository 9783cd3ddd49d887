import { z } from 'zod';
import { normaliseVoucherCode } from '../voucher-code.ts';
import { amountField, code, dayField, percentField, wholeField } from './fields.ts';

const uses = wholeField(1, 1_000_000).optional();

/** A new voucher; its discount is either a percentage or an amount. */
export const newVoucherBody = z
  .strictObject({
    code: z
      .string()
      .transform(normaliseVoucherCode)
      .pipe(z.string().regex(/^[A-Z0-9-]{3,40}$/, code('voucher_code_invalid'))),
    percent: percentField.optional(),
    amount: amountField.min(0.01, 'too_small').optional(),
    /** Minimum goods total. */
    minimum: amountField.default(0),
    /** First and last day of validity, both inclusive, in Cairo. */
    starts_on: dayField.optional(),
    ends_on: dayField.optional(),
    max_uses: uses,
    max_uses_per_customer: uses,
    /** Slugs of its scope; a category includes its descendants. */
    category: z.string().optional(),
    brand: z.string().optional(),
  })
  .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
    path: ['percent'],
    error: code('percent_or_amount'),
  })
  .refine((body) => !(body.starts_on && body.ends_on && body.starts_on > body.ends_on), {
    path: ['ends_on'],
    error: code('ends_before_start'),
  });
