import { z } from 'zod';
import { DAY_MS } from '../durations.ts';
import { egpField } from '../fields.ts';
import type { StaffFieldCode } from './error-codes.ts';
import { REPORT_DAYS_MAX } from './report-values.ts';

/** A field code as the message of a check. */
export function code(name: StaffFieldCode): StaffFieldCode {
  return name;
}

/** Whether a number has at most two decimals, as piastres and basis points do. */
export const upToTwoDecimals = (value: number) =>
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** An amount in EGP with whole piastres. */
export const amountField = egpField().refine(upToTwoDecimals, code('too_many_decimals'));

/** A percentage from 0.01 to 100 with whole basis points. */
export const percentField = z
  .number({ error: 'not_a_number' })
  .min(0.01, 'too_small')
  .max(100, 'too_big')
  .refine(upToTwoDecimals, code('too_many_decimals'));

/** A whole number. */
export function wholeField(min: number, max: number) {
  return z.int({ error: 'not_whole' }).min(min, 'too_small').max(max, 'too_big');
}

/** A list without repetitions. */
export function distinct<T extends z.ZodType>(item: T, max: number) {
  return z
    .array(item)
    .max(max, 'too_long')
    .refine((all) => new Set(all).size === all.length, 'invalid');
}

/** A day in Cairo such as `2026-03-31`; other millennia are typing errors. */
export const dayField = z.iso.date({ error: code('day_invalid') }).regex(/^2/, code('day_invalid'));

/** A check of whole days, both included: not backwards, and no more than are read at once. */
export function boundedDays<Last extends string>(last: Last) {
  return ({ value, issues }: z.core.ParsePayload<Readonly<Record<'from' | Last, string>>>) => {
    const days = (Date.parse(value[last]) - Date.parse(value.from)) / DAY_MS + 1;
    if (days >= 1 && days <= REPORT_DAYS_MAX) return;
    const message = code(days < 1 ? 'ends_before_start' : 'period_too_long');
    issues.push({ code: 'custom', message, path: [last], input: value });
  };
}

/** A minute on Cairo's clocks such as `2026-03-31T18:30`. */
export const wallTimeField = z.iso
  .datetime({ local: true, precision: -1, error: code('moment_invalid') })
  .regex(/^2.{15}$/, code('moment_invalid'));

/** limit and offset of staff lists, which may be longer than customers'. */
export const staffPage = z.strictObject({
  limit: wholeField(1, 1_000).default(20),
  offset: wholeField(0, 100_000_000).default(0),
});
