import { eq, sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { rateLimits } from './rate-limit-tables.ts';

/**
 * Increments a counter, at most `points` within `seconds` of the first. In a transaction a rollback does
 * not count.
 *
 * @param limit its key must not be personal data: counters outlive accounts.
 * @returns seconds to wait if the limit is reached, and nothing is counted; otherwise undefined.
 */
export async function countWithin(
  db: Db,
  limit: { readonly key: string; readonly points: number; readonly seconds: number },
  now: Date,
): Promise<number | undefined> {
  const { key, points, seconds } = limit;
  const at = now.getTime();
  const expire = at + seconds * 1_000;
  const over = sql`${rateLimits.expire} <= ${at}`;
  const [counted] = await db
    .insert(rateLimits)
    .values({ key, points: 1, expire })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${over} then 1 else ${rateLimits.points} + 1 end`,
        expire: sql`case when ${over} then ${expire} else ${rateLimits.expire} end`,
      },
      setWhere: sql`${over} or ${rateLimits.points} < ${points}`,
    })
    .returning({ points: rateLimits.points });
  if (counted) return undefined;
  const [full] = await db
    .select({ expire: rateLimits.expire })
    .from(rateLimits)
    .where(eq(rateLimits.key, key));
  return Math.max(1, Math.ceil(((full?.expire ?? at) - at) / 1_000));
}
