import { MINUTE_MS } from '@dp/contract/durations.ts';
import { formatTag } from '@dp/contract/locale.ts';
import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { useDateTime } from '@dp/ui/i18n/use-date-time.ts';
import { useSyncExternalStore } from 'react';

/** When something happened, as people say it; the exact time is its title. */
export function TimeAgo({ at }: { at: string }) {
  const tag = formatTag(useLocale());
  const dateTime = useDateTime();
  const minute = useSyncExternalStore(eachMinute, thisMinute);
  return (
    <time dateTime={at} title={dateTime(at)}>
      {timeAgo(Date.parse(at), minute * MINUTE_MS, tag)}
    </time>
  );
}

// A list has one time in each row, and making one of the browser's formatters takes up to milliseconds.
const formats = new Map<string, Intl.RelativeTimeFormat>();

function formatOf(tag: string): Intl.RelativeTimeFormat {
  let format = formats.get(tag);
  if (format === undefined) {
    format = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
    formats.set(tag, format);
  }
  return format;
}

/** `at` relative to `now`, both in milliseconds; a future time counts as now, since clocks differ. */
export function timeAgo(at: number, now: number, tag: string): string {
  const words = formatOf(tag);
  const minutes = Math.max(0, Math.round((now - at) / MINUTE_MS));
  if (minutes < 1) return words.format(0, 'second');
  if (minutes < 60) return words.format(-minutes, 'minute');
  const hours = Math.round(minutes / 60);
  if (hours < 24) return words.format(-hours, 'hour');
  return words.format(-Math.round(hours / 24), 'day');
}

function thisMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}

/** One timer for all times on the page. */
const shown = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function eachMinute(onChange: () => void): () => void {
  shown.add(onChange);
  timer ??= setInterval(() => {
    for (const change of shown) change();
  }, MINUTE_MS);
  return () => {
    shown.delete(onChange);
    if (shown.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
