import { createHmac } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { countWithin } from './count-within.ts';
import { rateLimits } from './rate-limit-tables.ts';

/** Counts what happens under a key within a stretch of time, in the database, so that all processes agree. */
export interface RateLimiter {
  /** Counts one more; how many seconds to wait when that is over the limit, otherwise undefined. */
  consume(key: string): Promise<number | undefined>;
  /** Takes one back, as after an attempt that turned out to be right. */
  giveBack(key: string): Promise<void>;
  /** Forgets a key. */
  forget(key: string): Promise<void>;
  /** Remembers a key for the limiter's whole time. */
  remember(key: string): Promise<void>;
  /** Whether anything is counted or remembered under a key. */
  knows(key: string): Promise<boolean>;
}

/**
 * A limiter that allows `points` in `seconds` under each key, counted from the first; `name` keeps its
 * keys apart from others'. Keys are stored as keyed hashes, so that the counters hold no e-mail, phone or
 * network address.
 */
export function createRateLimiter(
  { db, config, now }: Deps,
  limit: { readonly name: string; readonly points: number; readonly seconds: number },
): RateLimiter {
  const stored = (key: string) =>
    `${limit.name}:${createHmac('sha256', config.codeSecret).update(key).digest('base64url')}`;
  return {
    consume: (key) => countWithin(db, { ...limit, key: stored(key) }, now()),
    async giveBack(key) {
      await db
        .update(rateLimits)
        .set({ points: sql`${rateLimits.points} - 1` })
        .where(and(eq(rateLimits.key, stored(key)), gt(rateLimits.expire, now().getTime())));
    },
    async forget(key) {
      await db.delete(rateLimits).where(eq(rateLimits.key, stored(key)));
    },
    async remember(key) {
      const expire = now().getTime() + limit.seconds * 1_000;
      await db
        .insert(rateLimits)
        .values({ key: stored(key), points: 1, expire })
        .onConflictDoUpdate({ target: rateLimits.key, set: { points: 1, expire } });
    },
    async knows(key) {
      const found = await db
        .select({ key: rateLimits.key })
        .from(rateLimits)
        .where(and(eq(rateLimits.key, stored(key)), gt(rateLimits.expire, now().getTime())));
      return found.length > 0;
    },
  };
}
