import { HOUR_MS } from '@dp/contract/durations.ts';
/** Times to call again that are offered at once, on this device's clock, each after `now`. */
export function soonTimes(now: Date): { hour: Date; evening: Date; tomorrow: Date } {
  const hour = new Date(now.getTime() + HOUR_MS);
  const evening = atHour(now, 18);
  return {
    hour,
    // After six the next evening is tomorrow's.
    evening: evening > now ? evening : atHour(now, 18, 1),
    tomorrow: atHour(now, 11, 1),
  };
}

function atHour(now: Date, hour: number, days = 0): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour);
}

/** A time as `<input type="datetime-local">` takes it, in minutes. */
export function localDateTime(time: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
}
