import { dayAfter } from '@dp/contract/cairo-time.ts';
import { DAY_MS } from '@dp/contract/durations.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { ReportSubject } from './report-tables.ts';

/**
 * The summaries of some subjects by day, from one day to another, both included (`YYYY-MM-DD`), with the changes
 * that are not folded yet: exact at the statement's snapshot, if added up.
 */
export function summariesByDay(subjects: readonly ReportSubject[], from: string, to: string): SQL {
  const wanted = sql`${isOf(subjects)} and day between ${from} and ${to}`;
  return sql`(
    select * from report_days where ${wanted} union all select * from report_deltas where ${wanted}
  ) as summaries`;
}

/** Summaries of a period in which whole months come as one each: not by day, and read much faster. */
export function summariesBetween(
  subjects: readonly ReportSubject[],
  from: string,
  to: string,
): SQL {
  const [first, end] = wholeMonths(from, to);
  // Either end on its own: a range with a hole would read the days in the hole as well.
  return sql`(
    select * from report_months where ${isOf(subjects)} and day >= ${first} and day < ${end}
    union all
    select * from report_days where ${isOf(subjects)} and day >= ${from} and day < ${first}
    union all
    select * from report_days where ${isOf(subjects)} and day >= ${end} and day <= ${to}
    union all
    select * from report_deltas where ${isOf(subjects)} and day between ${from} and ${to}
  ) as summaries`;
}

/** The first day of a period's first whole month, and the day after its last one; equal when it has none. */
export function wholeMonths(from: string, to: string): readonly [first: string, end: string] {
  const first = from.endsWith('-01') ? from : monthStart(from, 1);
  // The day after the period is in a month that is not whole.
  const end = monthStart(dayAfter(to), 0);
  return first < end ? [first, end] : [from, from];
}

/** The first and last of as many days before a period. */
export function periodBefore(from: string, to: string): readonly [from: string, to: string] {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return [dayAfter(from, -days), dayAfter(from, -1)];
}

function isOf(subjects: readonly ReportSubject[]): SQL {
  const list = subjects.map((subject) => sql`${subject}`);
  return sql`subject in (${sql.join(list, sql`, `)})`;
}

function monthStart(day: string, monthsLater: number): string {
  const at = new Date(`${day.slice(0, 8)}01`);
  at.setUTCMonth(at.getUTCMonth() + monthsLater);
  return at.toISOString().slice(0, 10);
}
