import { DAY_MS } from '@dp/contract/durations.ts';
import { TIME_ZONE } from '@dp/contract/limits.ts';
import { isWorkingDay } from '@dp/contract/working-days.ts';

const dayInCairo = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** The day of a moment in Cairo, such as `2026-03-31`; with `later`, so many days after it. */
export function cairoDay(moment: Date, later = 0): string {
  const day = dayInCairo.format(moment);
  return later === 0 ? day : dayAfter(day, later);
}

/** The day after another, or so many days after it. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T12:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The next day on which couriers deliver. */
export function workingDayAfter(day: string): string {
  const next = dayAfter(day);
  return isWorkingDay(next) ? next : dayAfter(next);
}
