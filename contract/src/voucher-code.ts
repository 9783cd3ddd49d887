import { foldDigits } from './digits.ts';

/** A voucher's code in its stored form: upper-case, ASCII digits, no blanks. */
export function normaliseVoucherCode(typed: string): string {
  return foldDigits(typed).replace(/\s/g, '').toUpperCase();
}
