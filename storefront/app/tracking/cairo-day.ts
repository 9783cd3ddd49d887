import { TIME_ZONE } from '@dp/contract/limits.ts';

const dayInCairo = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** The day of a moment in Cairo, such as `2026-03-31`; with `later`, so many days after it. */
export function cairoDay(moment: Date, later = 0): string {
  const day = dayInCairo.format(moment);
  if (later === 0) return day;
  return new Date(Date.parse(`${day}T12:00Z`) + later * 86_400_000).toISOString().slice(0, 10);
}
