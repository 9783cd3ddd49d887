import { TIME_ZONE } from '@dp/contract/limits.ts';

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment on Cairo's clocks, as `<input type="datetime-local">` and the API take it: `2026-03-31T18:30`. */
export function minuteInCairo(moment: Date): string {
  return format.format(moment).replace(' ', 'T');
}

/** A moment's day on Cairo's calendars: `2026-03-31`. */
export function dayInCairo(moment: Date): string {
  return minuteInCairo(moment).slice(0, 10);
}

/** The day after one such as `2026-03-31`. */
export function dayAfter(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
