import { startOfDay } from '@dp/contract/cairo-time.ts';
import type { StaffCallInput } from '@dp/contract/staff/endpoints.ts';

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
    from: from === undefined ? undefined : startOfDay(from).toISOString(),
    to: to === undefined ? undefined : startOfDay(to, 1).toISOString(),
  };
}
