import { TIME_ZONE } from '@dp/contract/limits.ts';
import type { StaffCallInput } from '@dp/contract/staff/endpoints.ts';
import { dayAfter } from '../parts/cairo-time.ts';

type Query = StaffCallInput<'listAuditRows'>['query'];

/** The moments at which Cairo's day begins and ends; the trail's filters are moments. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the address asks of the trail; an invalid day is left out. */
export function auditQueryOf(address: URLSearchParams): Query {
  const text = (name: string) => {
    const value = address.get(name)?.trim();
    return value === '' ? undefined : value;
  };
  const day = (name: string) => {
    const value = text(name);
    return value !== undefined && DAY.test(value) ? value : undefined;
  };
  const from = day('from');
  const to = day('to');
  return {
    actor: text('actor'),
    action: text('action'),
    subject_kind: text('subject_kind'),
    subject_id: text('subject_id'),
    before: text('before'),
    from: from === undefined ? undefined : startOfDay(from),
    to: to === undefined ? undefined : startOfDay(dayAfter(to)),
  };
}

/** Midnight in Cairo, whose offset changes with summer time. */
function startOfDay(day: string): string {
  return `${day}T00:00:00${offsetOf(day)}`;
}

function offsetOf(day: string): string {
  // In summer time: later, and the clocks might have been put forward at the midnight that is looked for.
  const midnight = new Date(`${day}T00:00:00+03:00`);
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: TIME_ZONE,
    timeZoneName: 'longOffset',
  }).formatToParts(midnight);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT+02:00';
  return name.replace('GMT', '') || '+00:00';
}
