import { foldDigits } from './digits.ts';

/** A voucher's code as it is stored: upper-case, ASCII digits, no blanks. */
export function normaliseVoucherCode(typed: string): string {
  return foldDigits(typed).replace(/\s/g, '').toUpperCase();
}
