import { dayOf, wallTimeOf } from '@dp/contract/cairo-time.ts';
import { HOUR_MS } from '@dp/contract/durations.ts';

/** Times to call again that are offered at once, on Cairo's clocks, each after `now`. */
export function soonTimes(now: Date): { hour: string; evening: string; tomorrow: string } {
  const at = wallTimeOf(now);
  const today = dayOf(now);
  const tomorrow = dayOf(now, 1);
  const evening = `${today}T18:00`;
  return {
    hour: wallTimeOf(new Date(now.getTime() + HOUR_MS)),
    // After six the next evening is tomorrow's.
    evening: evening > at ? evening : `${tomorrow}T18:00`,
    tomorrow: `${tomorrow}T11:00`,
  };
}
