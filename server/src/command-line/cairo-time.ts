import { TIME_ZONE } from '@dp/contract/limits.ts';

const shown = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as people in the shop read it: `2026-03-01 12:00`, Cairo time. */
export function inCairo(moment: Date): string {
  return shown.format(moment);
}
