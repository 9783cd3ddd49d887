/** Order numbers (`DP-100001`) without zod, so that browsers can read them: the owner's letters, then digits. */
import { foldDigits } from './digits.ts';
import { stripBidiMarks } from './plain-text.ts';

export const ORDER_PREFIX_MAX_LENGTH = 5;

/** What can stand before the digits of order numbers, in any case. */
export const ORDER_PREFIX = /^[a-z][a-z0-9]{0,4}$/i;

/** An order's number as somebody typed it. */
export interface OrderNumber {
  /** In upper case; null when only digits were typed. */
  readonly prefix: string | null;
  /** They name one order whatever its prefix: all prefixes share one sequence. */
  readonly digits: string;
}

/** Without something between them the digits are all those at the end, so a prefix that ends in one needs it. */
const NUMBER = /^(?:([a-z][a-z0-9]{0,4})[\s-]+|([a-z](?:[a-z0-9]{0,3}[a-z])?))?(\d{1,12})$/i;

/** Reads an order's number in any case and digits: `DP-100001`, `dp 100001`, `١٠٠٠٠١`; undefined for another text. */
export function readOrderNumber(typed: string): OrderNumber | undefined {
  const [, before, joined, digits] = NUMBER.exec(foldDigits(stripBidiMarks(typed)).trim()) ?? [];
  if (digits === undefined) return undefined;
  return { prefix: (before ?? joined)?.toUpperCase() ?? null, digits };
}

/** The number as it is stored and shown. */
export function writeOrderNumber(prefix: string, digits: string): string {
  return `${prefix}-${digits}`;
}
