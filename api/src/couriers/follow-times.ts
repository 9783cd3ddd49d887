import { DAY_MS, HOUR_MS, MINUTE_MS } from '@dp/contract/durations.ts';
import { later } from './courier-deps.ts';

/** How often a courier company is asked about a parcel whose reports do not come. */
export const FOLLOW_MS = 6 * HOUR_MS;
/** For how long: a parcel that is lost for longer does not turn up by itself. */
const FOLLOWED_MS = 90 * DAY_MS;
/** When it is asked again after it did not answer. */
export const ASK_AGAIN_MS = 10 * MINUTE_MS;
/** For how long a call to it may last, so that nobody makes the same one meanwhile. */
export const LEASE_MS = 2 * MINUTE_MS;
/** Between tries to tell it something while it does not answer. */
export const TRY_AGAIN_MS = 5 * MINUTE_MS;

/** When the company is asked about a delivery again, after an answer to which more may follow; null once that is too long ago. */
export function nextFollowAt({ createdAt }: { readonly createdAt: Date }, at: Date): Date | null {
  return at < later(createdAt, FOLLOWED_MS) ? later(at, FOLLOW_MS) : null;
}
