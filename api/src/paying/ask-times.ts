import { HOUR_MS, MINUTE_MS } from '@dp/contract/durations.ts';

/** Minutes after its beginning at which an attempt's provider is asked; then hourly. */
const ASKED_AFTER = [2, 5, 15, 60];
/** Money may still be on its way when the time to pay is over. */
const ASKED_BEYOND_MS = 24 * HOUR_MS;

/** When an attempt's provider is asked next about it; null once its answer can no longer change. */
export function nextAskAt(
  attempt: { readonly createdAt: Date; readonly expiresAt: Date },
  at: Date,
): Date | null {
  const begun = attempt.createdAt.getTime();
  const early = ASKED_AFTER.map((minutes) => begun + minutes * MINUTE_MS).find(
    (time) => time > at.getTime(),
  );
  const next = early ?? at.getTime() + HOUR_MS;
  return next > attempt.expiresAt.getTime() + ASKED_BEYOND_MS ? null : new Date(next);
}
