import { foldDigits } from '@dp/contract/digits.ts';

/**
 * An amount in EGP as people type it, in any digits and with either decimal mark; undefined when nothing is
 * typed, `NaN` when it is no number: the API refuses that beside the field.
 */
export function amountIn(text: string): number | undefined {
  const clean = foldDigits(text).replace(/[\s٬]/g, '').replace(/[٫,]/, '.');
  if (clean === '') return undefined;
  return /^\d+(\.\d*)?$/.test(clean) ? Number(clean) : Number.NaN;
}
