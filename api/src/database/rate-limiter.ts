import { createHmac } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Deps } from '../deps.ts';
import type { Db } from './database.ts';
import { rateLimits } from './rate-limit-tables.ts';

/** Counts what happens under a key within a stretch of time, in the database, so that all processes agree. */
export interface RateLimiter {
  /** Counts one more; how many seconds to wait when that is over the limit, otherwise undefined. */
  consume(key: string): Promise<number | undefined>;
  /** Refunds one, as after a successful attempt. */
  giveBack(key: string): Promise<void>;
  /** Forgets a key. */
  forget(key: string): Promise<void>;
  /** Remembers a key for the limiter's whole time. */
  remember(key: string): Promise<void>;
  /** Whether a key has a counter. */
  knows(key: string): Promise<boolean>;
}

/**
 * A limiter of `points` in `seconds` per key; `name` separates its keys from other limiters'. Keys are stored
 * as keyed hashes, so that the counters contain no e-mail, phone or network address.
 */
export function createRateLimiter(
  { db, config, now }: Deps,
  limit: { readonly name: string; readonly points: number; readonly seconds: number },
): RateLimiter {
  const limiter = new RateLimiterPostgres({
    storeClient: new StoreClient(poolOf(db), now),
    storeType: 'client',
    tableName: getTableName(rateLimits),
    // The migrations create it; the library must not create or clean up anything.
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.seconds,
  });
  const stored = (key: string) =>
    createHmac('sha256', config.codeSecret).update(key).digest('base64url');
  return {
    consume: async (key) => {
      try {
        await limiter.consume(stored(key));
        return undefined;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.round(refusal.msBeforeNext / 1_000));
      }
    },
    giveBack: async (key) => {
      await limiter.reward(stored(key));
    },
    forget: async (key) => {
      await limiter.delete(stored(key));
    },
    remember: async (key) => {
      await limiter.set(stored(key), 1, limit.seconds);
    },
    knows: async (key) => (await limiter.get(stored(key))) !== null,
  };
}

/** The limiter speaks SQL itself; drizzle's handle has the pool it runs on. */
function poolOf(db: Db): pg.Pool {
  return (db as Db & { readonly $client: pg.Pool }).$client;
}

interface StoreQuery {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * The client rate-limiter-flexible queries through. The library uses the machine's clock; here its times are
 * converted to the shop's clock and back, so that limits follow the same clock as everything else.
 */
class StoreClient {
  readonly #pool: pg.Pool;
  readonly #now: () => Date;

  constructor(pool: pg.Pool, now: () => Date) {
    this.#pool = pool;
    this.#now = now;
  }

  async query({ text, values }: StoreQuery): Promise<{ rows: unknown[]; rowCount: number }> {
    const shift = this.#now().getTime() - Date.now();
    const result = await this.#pool.query<{ points: number; expire: string | null }>(
      // Without the library's own name: statements are named in one place (`nameStatements`).
      { text },
      // The points and the key stay; all other numbers are milliseconds since the epoch.
      values.map((value) =>
        typeof value === 'number' && value > EARLIEST_TIME ? value + shift : value,
      ),
    );
    return {
      rowCount: result.rowCount ?? 0,
      rows: result.rows.map(({ points, expire }) => ({
        points,
        expire: expire === null ? null : Number(expire) - shift,
      })),
    };
  }
}

/** Far above any number of points, far below any time: 2001. */
const EARLIEST_TIME = 1_000_000_000_000;
