import { HOUR_MS } from '@dp/contract/durations.ts';
import { TIME_ZONE } from '@dp/contract/limits.ts';

/**
 * Cairo is two hours ahead of UTC, three in summer; the rules have changed before, so the time zone data
 * decides.
 */
const OFFSETS_HOURS = [3, 2];

const dayInCairo = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** The day of a moment in Cairo, such as `2026-03-31`. */
export function dayOf(moment: Date): string {
  return dayInCairo.format(moment);
}

const minuteInCairo = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** What a clock in Cairo shows at a moment, such as `2026-03-31T18:30`. */
export function wallTimeOf(moment: Date): string {
  return minuteInCairo.format(moment).replace(' ', 'T');
}

/**
 * The moment at which a clock in Cairo shows a minute (`2026-03-31T18:30`), the first of two when summer ends;
 * for a minute that summer leaves out, the one an hour later.
 */
export function momentOfWallTime(wall: string): Date {
  const asUtc = Date.parse(`${wall}:00Z`);
  const moments = OFFSETS_HOURS.map((hours) => new Date(asUtc - hours * HOUR_MS));
  const found = moments.find((moment) => wallTimeOf(moment) === wall) ?? moments.at(-1);
  if (found === undefined) throw new Error(`${wall} is no time.`);
  return found;
}

/** The first moment of a day (`2026-03-31`) in Cairo; with `daysLater`, of a day after it. */
export function startOfDay(day: string, daysLater = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const midnight = Date.UTC(year, month - 1, date + daysLater);
  const asked = new Date(midnight).toISOString().slice(0, 10);
  for (const hours of OFFSETS_HOURS) {
    const moment = new Date(midnight - hours * HOUR_MS);
    if (dayInCairo.format(moment) === asked) return moment;
  }
  throw new Error(`No midnight of ${asked} was found in Cairo.`);
}
