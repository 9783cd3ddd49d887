import { z } from 'zod';
import { idParameter } from '../fields.ts';
import { normaliseVoucherCode } from '../voucher-code.ts';
import { amountField, code, dayField, percentField, wholeField } from './fields.ts';
import { bilingual, version } from './shipment-fields.ts';
import { VOUCHER_STATES } from './voucher-states.ts';

const MAX_USES = 1_000_000;
const uses = wholeField(1, MAX_USES).optional();

/** What a voucher gives and when; its discount is either a percentage or an amount. */
const terms = {
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
};

interface Terms {
  readonly percent?: number | undefined;
  readonly amount?: number | undefined;
  readonly starts_on?: string | undefined;
  readonly ends_on?: string | undefined;
}

const ONE_DISCOUNT = { path: ['percent'], error: code('percent_or_amount') };
const IN_ORDER = { path: ['ends_on'], error: code('ends_before_start') };
const hasOneDiscount = ({ percent, amount }: Terms) =>
  (percent === undefined) !== (amount === undefined);
const isInOrder = ({ starts_on: first, ends_on: last }: Terms) => !(first && last && first > last);

/** A new voucher. */
export const newVoucherBody = z
  .strictObject({
    code: z
      .string({ error: code('voucher_code_invalid') })
      .transform(normaliseVoucherCode)
      .pipe(z.string().regex(/^[A-Z0-9-]{3,40}$/, code('voucher_code_invalid'))),
    ...terms,
  })
  .refine(hasOneDiscount, ONE_DISCOUNT)
  .refine(isInOrder, IN_ORDER);

/** A voucher as it shall be from now on; what is left out it no longer has. Its code stays. */
export const editVoucherBody = z
  .strictObject({ ...terms, version })
  .refine(hasOneDiscount, ONE_DISCOUNT)
  .refine(isInOrder, IN_ORDER);
export const endVoucherBody = z.strictObject({ version });

const names = z.object({ slug: z.string(), name: bilingual });

/** A voucher as staff see it. */
export const staffVoucher = z.object({
  id: z.int(),
  code: z.string(),
  /** Exactly one of the two; EGP. */
  percent: z.number().nullable(),
  amount: z.number().nullable(),
  minimum: z.number(),
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  max_uses: z.int().nullable(),
  max_uses_per_customer: z.int().nullable(),
  category: names.nullable(),
  brand: names.nullable(),
  /** By orders that were not cancelled. */
  uses: z.int(),
  state: z.enum(VOUCHER_STATES),
  version: z.int(),
});
export type StaffVoucher = z.output<typeof staffVoucher>;

export const vouchersQuery = z.strictObject({
  /** The page's vouchers are older than this one. */
  before: idParameter.optional(),
});
export const vouchersResponse = z.object({
  data: z.array(staffVoucher),
  /** For the next page's `before`; null on the last. */
  next: z.string().nullable(),
});
export const voucherParameters = z.strictObject({ id: idParameter });
export const voucherResponse = z.object({ data: staffVoucher });
/** What a voucher can be for. */
export const voucherScopesResponse = z.object({
  data: z.object({ categories: z.array(names), brands: z.array(names) }),
});
