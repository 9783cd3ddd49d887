import { foldDigits } from '@dp/contract/digits.ts';

/**
 * A typed number in any digits: `NaN`, which the API refuses, for other text. A comma before groups of three
 * digits groups them, before one or two last digits it is the decimal mark; before any others it could be either.
 */
export function requiredNumber(text: string): number {
  const digits = foldDigits(text)
    .replace(/[\s٬]/g, '')
    .replace('٫', '.')
    .replace(/^(\d+),(\d\d?)$/, '$1.$2');
  // A point without digits after it is a number that is still being typed.
  return /^(\d+|[1-9]\d{0,2}(,\d{3})+)(\.\d*)?$/.test(digits)
    ? Number(digits.replaceAll(',', ''))
    : Number.NaN;
}
