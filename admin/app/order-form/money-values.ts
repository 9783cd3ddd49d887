import type { FieldProblem } from '../api/staff-api-error.ts';
import { optionalNumber } from '../forms/typed-number.ts';

/** Amounts as they are typed; empty means the place's rate, and no discount. */
export interface MoneyValues {
  readonly shipping: string;
  readonly discount: string;
  readonly discountReason: string;
}

export const NO_MONEY: MoneyValues = { shipping: '', discount: '', discountReason: '' };

/** What cannot even be sent to be priced, by its path in the call's body. */
export function moneyProblems({ shipping, discount }: MoneyValues): Record<string, FieldProblem> {
  return {
    ...(Number.isNaN(optionalNumber(shipping)) ? { shipping: 'not_a_number' } : {}),
    ...(Number.isNaN(optionalNumber(discount)) ? { 'discount.amount': 'not_a_number' } : {}),
  };
}
