import { foldDigits } from '@dp/contract/digits.ts';
import { TIME_ZONE } from '@dp/contract/limits.ts';
import { CommandError } from './command.ts';

const HOUR_MS = 60 * 60 * 1_000;
/** Days of other years are slips of the keyboard, or mean "for ever". */
const YEARS = { first: 2000, last: 2999 };
/** Cairo is two hours ahead of UTC, three in summer; by law, which has changed before, so the zone is asked. */
const OFFSETS_HOURS = [3, 2];

const shown = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as people in the shop read it: `2026-03-01 12:00`, Cairo time. */
export function inCairo(moment: Date): string {
  return shown.format(moment);
}

/**
 * The first moment of a day (`2026-03-31`) in Cairo; with `daysLater`, of a day after it.
 *
 * @throws CommandError for anything that is no day, or one of another thousand years.
 */
export function startOfDay(name: string, typed: string, daysLater = 0): Date {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(foldDigits(typed.trim()));
  const [year = 0, month = 0, day = 0] = (match ?? []).slice(1).map(Number);
  const asked = new Date(Date.UTC(year, month - 1, day));
  if (!match || asked.getUTCMonth() !== month - 1 || asked.getUTCDate() !== day) {
    throw new CommandError(`${name} should be a day such as 2026-03-31, not "${typed}".`);
  }
  if (year < YEARS.first || year > YEARS.last) {
    throw new CommandError(
      `${name} should be a day of the years ${YEARS.first} to ${YEARS.last}, not "${typed}".`,
    );
  }
  const midnight = Date.UTC(year, month - 1, day + daysLater);
  const date = new Date(midnight).toISOString().slice(0, 10);
  for (const hours of OFFSETS_HOURS) {
    const moment = new Date(midnight - hours * HOUR_MS);
    if (inCairo(moment).startsWith(date)) return moment;
  }
  throw new Error(`No midnight of ${date} was found in Cairo.`);
}
