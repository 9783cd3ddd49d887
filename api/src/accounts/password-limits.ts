import { createRateLimiter, type RateLimiter } from '../database/rate-limiter.ts';
import type { Deps } from '../deps.ts';
import { networkOf } from '../http/network.ts';
import { ProblemError } from '../problems/problem-error.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Limits on guessing passwords; numbers and reasons are in decision 010. */
interface PasswordLimits {
  /**
   * Counts a password before it is checked, so that concurrent guesses count too. Returns a function that
   * refunds a right one.
   *
   * @throws ProblemError 429 `too_many_attempts` with `retry_in` seconds.
   */
  attempt(who: string, ip: string): Promise<() => Promise<void>>;
  /** The networks that somebody has signed in from within 90 days, under `who network`. */
  readonly familiar: RateLimiter;
}

/** The limits of one kind of account, `name`, for all processes on this database. */
export function createPasswordLimits(deps: Deps, name: string): PasswordLimits {
  const limiter = (part: string, points: number, seconds: number) =>
    createRateLimiter(deps, { name: `${name}-${part}`, points, seconds });
  const pair = limiter('pair', 10, 15 * MINUTE);
  const account = limiter('account', 60, HOUR);
  const network = limiter('network', 300, 15 * MINUTE);
  const familiar = limiter('familiar', 1, 90 * DAY);
  return {
    familiar,
    attempt: async (who, ip) => {
      const from = networkOf(ip);
      const both = `${who} ${from}`;
      await countAttempt(pair, both);
      await countAttempt(network, from);
      const countsForAccount = !(await familiar.knows(both));
      if (countsForAccount) await countAttempt(account, who);
      return async () => {
        await pair.forget(both);
        await network.giveBack(from);
        if (countsForAccount) await account.giveBack(who);
        await familiar.remember(both);
      };
    },
  };
}

/** Counts one attempt. @throws ProblemError 429 `too_many_attempts` with `retry_in` seconds. */
export async function countAttempt(limiter: RateLimiter, key: string): Promise<void> {
  const wait = await limiter.consume(key);
  if (wait !== undefined) throw new ProblemError(429, 'too_many_attempts', { retry_in: wait });
}
