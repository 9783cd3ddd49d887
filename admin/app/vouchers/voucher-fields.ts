import type { StaffCallInput } from '@dp/contract/staff/endpoints.ts';
import type { StaffVoucher } from '@dp/contract/staff/vouchers.ts';
import { numberIn, optionalNumber, typedNumber } from '../forms/typed-number.ts';

/** A voucher as it is typed. */
export interface VoucherFields {
  readonly code: string;
  readonly kind: 'percent' | 'amount';
  readonly value: string;
  readonly minimum: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly max_uses: string;
  readonly max_uses_per_customer: string;
  /** Slugs; empty for all. */
  readonly category: string;
  readonly brand: string;
}

const NEW_VOUCHER: VoucherFields = {
  code: '',
  kind: 'percent',
  value: '',
  minimum: '',
  starts_on: '',
  ends_on: '',
  max_uses: '',
  max_uses_per_customer: '',
  category: '',
  brand: '',
};

/** What a voucher gives and when, as far as a sentence says it. */
export type VoucherTerms = Pick<
  StaffVoucher,
  'percent' | 'amount' | 'minimum' | 'starts_on' | 'ends_on' | 'max_uses' | 'max_uses_per_customer'
> & { readonly category: string | null; readonly brand: string | null };

/** A voucher as the fields show it, or a new one. */
export function fieldsOf(voucher: StaffVoucher | undefined): VoucherFields {
  if (voucher === undefined) return NEW_VOUCHER;
  const text = (value: number | string | null) => (value === null ? '' : String(value));
  return {
    code: voucher.code,
    kind: voucher.percent === null ? 'amount' : 'percent',
    value: text(voucher.percent ?? voucher.amount),
    minimum: voucher.minimum === 0 ? '' : text(voucher.minimum),
    starts_on: text(voucher.starts_on),
    ends_on: text(voucher.ends_on),
    max_uses: text(voucher.max_uses),
    max_uses_per_customer: text(voucher.max_uses_per_customer),
    category: voucher.category?.slug ?? '',
    brand: voucher.brand?.slug ?? '',
  };
}

/** What is sent: empty fields are left out. */
export function bodyOf(
  fields: VoucherFields,
): Omit<StaffCallInput<'createVoucher'>['body'], 'code'> {
  const sent = {
    [fields.kind]: optionalNumber(fields.value),
    minimum: optionalNumber(fields.minimum),
    starts_on: fields.starts_on || undefined,
    ends_on: fields.ends_on || undefined,
    max_uses: optionalNumber(fields.max_uses),
    max_uses_per_customer: optionalNumber(fields.max_uses_per_customer),
    category: fields.category || undefined,
    brand: fields.brand || undefined,
  };
  return sent;
}

/** What the fields say so far; undefined without a discount. Names of category and brand are given. */
export function typedTerms(
  fields: VoucherFields,
  names: Pick<VoucherTerms, 'category' | 'brand'>,
): VoucherTerms | undefined {
  const number = (text: string) => numberIn(typedNumber(text));
  const value = number(fields.value);
  if (value === null) return undefined;
  return {
    percent: fields.kind === 'percent' ? value : null,
    amount: fields.kind === 'amount' ? value : null,
    minimum: number(fields.minimum) ?? 0,
    starts_on: fields.starts_on || null,
    ends_on: fields.ends_on || null,
    max_uses: number(fields.max_uses),
    max_uses_per_customer: number(fields.max_uses_per_customer),
    ...names,
  };
}
