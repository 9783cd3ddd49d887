import { z } from 'zod';
import { cartLines, requiredText } from './fields.ts';
import { VOUCHER_CODE_MAX_LENGTH } from './limits.ts';

/** Why a voucher is invalid. */
export const VOUCHER_REASONS = [
  'unknown',
  'not_started',
  'expired',
  'disabled',
  'used_up',
  'used_by_you',
  'below_minimum',
  'nothing_in_scope',
] as const;
export const voucherReason = z.enum(VOUCHER_REASONS);
export type VoucherReason = z.infer<typeof voucherReason>;

export const checkVoucherBody = z.strictObject({
  code: requiredText('required', VOUCHER_CODE_MAX_LENGTH),
  lines: cartLines,
});
/** EGP: the discount in total and per product, and the goods total after it. */
export const voucherCheck = z.object({
  code: z.string(),
  discount: z.number(),
  total: z.number(),
  /** Each product once; 0 outside the voucher's scope. They sum to `discount`. */
  lines: z.array(z.object({ id: z.int(), discount: z.number() })),
});
export type VoucherCheck = z.infer<typeof voucherCheck>;
export const voucherCheckResponse = z.object({ data: voucherCheck });
