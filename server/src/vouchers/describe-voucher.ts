import { formatFigure } from '@dp/api/money-format/format-money.ts';
import type { Voucher } from '@dp/api/vouchers/voucher-rules.ts';
import { toPercent } from '@dp/contract/money.ts';
import { inCairo } from '../command-line/cairo-time.ts';

/** Names of what a voucher is for, by id. */
export interface ScopeNames {
  readonly categories: ReadonlyMap<number, string>;
  readonly brands: ReadonlyMap<number, string>;
}

/** A voucher's discount and conditions in one line. */
export function describeVoucher(voucher: Voucher, names?: ScopeNames): string {
  const { percentBasisPoints, amountPiastres, minimumPiastres, startsAt, endsAt } = voucher;
  const scope = [
    voucher.categoryId !== null &&
      `category ${names?.categories.get(voucher.categoryId) ?? voucher.categoryId}`,
    voucher.brandId !== null && `brand ${names?.brands.get(voucher.brandId) ?? voucher.brandId}`,
  ].filter((part) => part !== false);
  return [
    percentBasisPoints === null
      ? `EGP ${formatFigure(amountPiastres ?? 0)} off`
      : `${toPercent(percentBasisPoints)} % off`,
    scope.length > 0 && scope.join(' and '),
    minimumPiastres > 0 && `from EGP ${formatFigure(minimumPiastres)}`,
    startsAt && `from ${inCairo(startsAt)}`,
    endsAt && `before ${inCairo(endsAt)}`,
    voucher.maxUses !== null && `${voucher.maxUses} uses`,
    voucher.maxUsesPerCustomer !== null && `${voucher.maxUsesPerCustomer} for each shopper`,
  ]
    .filter((part) => typeof part === 'string')
    .join(', ');
}
