import { foldDigits } from '@dp/contract/digits.ts';
import { toPiastres } from '@dp/contract/money.ts';

/** Longest sum that is read, EGP. */
const SUM_MAX = 10_000_000;

/**
 * A sum in any digits, in piastres: `1,234.50`, `١٬٢٣٤٫٥٠`, `86.64-`, `(86.64)`, `EGP 86.64`; an empty cell is
 * nothing, 0. Undefined for what is no sum.
 */
export function readSum(cell: string): number | undefined {
  const text = foldDigits(cell)
    .replace(/\u066B/g, '.')
    .replace(/\u066C/g, ',')
    .replace(/\u2212/g, '-')
    .replace(/egp|l\.?e\.?|ج\.?م\.?|جنيه|[\s\p{Cf}]/giu, '');
  if (text === '' || text === '-') return 0;
  const isNegative = /^-|-$|^\(.*\)$/.test(text);
  const bare = text
    .replace(/^[-+(]|[-)]$/g, '')
    // A comma before one or two last digits is a decimal point, one before three is not.
    .replace(/^(\d+),(\d{1,2})$/, '$1.$2')
    .replace(/,(?=\d{3}(\D|$))/g, '');
  if (!/^\d+(\.\d+)?$/.test(bare) || Number(bare) > SUM_MAX) return undefined;
  const piastres = toPiastres(Number(bare));
  return isNegative && piastres > 0 ? -piastres : piastres;
}

/**
 * A day such as `2026-03-31`, of what spreadsheets and couriers write: with or without a time, the year first or
 * last, or a spreadsheet's number. Null for an empty cell, undefined for what is no day.
 */
export function readDay(
  cell: string,
  wallTime: (serial: number) => string | undefined,
): string | null | undefined {
  const text = foldDigits(cell)
    .replace(/\p{Cf}/gu, '')
    .trim();
  if (text === '') return null;
  if (/^\d{5}(\.\d+)?$/.test(text)) return wallTime(Number(text))?.slice(0, 10);
  const first = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (first) return dayOf(first[1], first[2], first[3]);
  const last = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/.exec(text);
  if (!last) return undefined;
  // Egypt writes the day first; a second number above 12 can only be the day.
  return Number(last[2]) > 12 ? dayOf(last[3], last[1], last[2]) : dayOf(last[3], last[2], last[1]);
}

function dayOf(year = '', month = '', date = ''): string | undefined {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const moment = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
  return isDay && day.startsWith('2') ? day : undefined;
}
