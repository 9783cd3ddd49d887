import { DAY_MS, HOUR_MS } from './durations.ts';
import { TIME_ZONE } from './limits.ts';
import { isWorkingDay } from './working-days.ts';

/**
 * Cairo is two hours ahead of UTC, three in summer; the rules have changed before, so the time zone data
 * decides.
 */
const OFFSETS_HOURS = [3, 2];

let made: Intl.DateTimeFormat | undefined;

/** Made when it is first needed: on a phone that takes many milliseconds. */
function clock(): Intl.DateTimeFormat {
  made ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return made;
}

/** What a clock in Cairo shows at a moment, such as `2026-03-31T18:30`, as `<input type="datetime-local">` takes it. */
export function wallTimeOf(moment: Date): string {
  return clock().format(moment).replace(' ', 'T');
}

/** The day of a moment in Cairo, such as `2026-03-31`; with `days`, so many days after it. */
export function dayOf(moment: Date, days = 0): string {
  const day = wallTimeOf(moment).slice(0, 10);
  return days === 0 ? day : dayAfter(day, days);
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

/** The first moment of a day (`2026-03-31`) in Cairo; with `days`, of a day so many days after it. */
export function startOfDay(day: string, days = 0): Date {
  const asked = dayAfter(day, days);
  const midnight = Date.parse(`${asked}T00:00:00Z`);
  for (const hours of OFFSETS_HOURS) {
    const moment = new Date(midnight - hours * HOUR_MS);
    if (dayOf(moment) === asked) return moment;
  }
  throw new Error(`No midnight of ${asked} was found in Cairo.`);
}

/** The day after another (`2026-03-31`), or so many days after it; before it with a negative count. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The next day on which couriers deliver, or so many of those days after a day. */
export function workingDayAfter(day: string, days = 1): string {
  let last = day;
  for (let counted = 0; counted < days; ) {
    last = dayAfter(last);
    if (isWorkingDay(last)) counted += 1;
  }
  return last;
}
