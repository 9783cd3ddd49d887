import type { trackOrderBody } from '@dp/contract/tracking.ts';
import type { z } from 'zod';
import { createRateLimiter } from '../database/rate-limiter.ts';
import type { AppDeps } from '../deps.ts';
import { admit } from '../http/admit.ts';
import type { AddEndpoint } from '../http/endpoint.ts';
import { networkOf } from '../http/network.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { askForDay } from './ask-for-day.ts';
import { trackOrder } from './track-order.ts';

/** Calls of one network in ten minutes: a family's orders, far fewer than a guesser needs. */
const CALLS = { name: 'tracking', points: 60, seconds: 10 * 60 };
/** Wrong phones for one order in an hour, from anywhere: its four digits would take months to guess. */
const MISSES = { name: 'tracking-misses', points: 10, seconds: 60 * 60 };

type TrackedBy = Pick<z.output<typeof trackOrderBody>, 'number' | 'phone_end'>;

/** Tracking an order, with or without logging in. */
export function addTrackingRoutes(add: AddEndpoint, deps: AppDeps): void {
  const calls = createRateLimiter(deps, CALLS);
  const misses = createRateLimiter(deps, MISSES);

  /** Counts the call, and one by phone against the order until the phone turns out to be right. */
  async function limited<T>(
    ip: string,
    { number, phone_end: phoneEnd }: TrackedBy,
    answer: () => Promise<T>,
  ): Promise<T> {
    await admit(calls, networkOf(ip));
    if (phoneEnd === undefined) return answer();
    // One key however the number is spelled.
    await admit(misses, number.digits);
    let missed = false;
    try {
      return await answer();
    } catch (error) {
      missed = error instanceof ProblemError && error.code === 'tracking_not_found';
      throw error;
    } finally {
      if (!missed) await misses.giveBack(number.digits);
    }
  }

  add('trackOrder', async ({ body, optionalShopper, locale, ip }) => {
    const shopper = await optionalShopper();
    return limited(ip, body, () => trackOrder(deps.db, { body, shopper }, locale));
  });
  add('askForDay', async ({ body, optionalShopper, locale, ip }) => {
    const shopper = await optionalShopper();
    return limited(ip, body, () => askForDay(deps, shopper, body, locale));
  });
}
