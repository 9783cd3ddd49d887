import { HOUR_MS } from '@dp/contract/durations.ts';
import { dayAfter, dayInCairo, minuteInCairo } from '../parts/cairo-time.ts';

/** Times to call again that are offered at once, on Cairo's clocks, each after `now`. */
export function soonTimes(now: Date): { hour: string; evening: string; tomorrow: string } {
  const at = minuteInCairo(now);
  const today = dayInCairo(now);
  const tomorrow = dayAfter(today);
  const evening = `${today}T18:00`;
  return {
    hour: minuteInCairo(new Date(now.getTime() + HOUR_MS)),
    // After six the next evening is tomorrow's.
    evening: evening > at ? evening : `${tomorrow}T18:00`,
    tomorrow: `${tomorrow}T11:00`,
  };
}
