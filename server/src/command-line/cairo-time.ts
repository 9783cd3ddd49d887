import { wallTimeOf } from '@dp/contract/cairo-time.ts';

/** A moment as people in the shop read it: `2026-03-01 12:00`, Cairo time. */
export function inCairo(moment: Date): string {
  return wallTimeOf(moment).replace('T', ' ');
}
