import { DAY_MS } from '@dp/contract/durations.ts';
import type { GapReason } from '@dp/contract/staff/search-values.ts';
import { lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { searchGaps } from './search-tables.ts';

/** Maximum number of distinct queries; the rarest, and of these the oldest, are evicted. */
const MAX_ROWS = 10_000;
/** Maximum number of distinct queries of crowding networks, which never displace others. */
const CROWDED_KEPT = 500;
/** Maximum count of a query from crowding networks. */
const CROWDED_COUNT_MAX = 5;
/** Retention of queries that are not repeated. */
const KEEP_DAYS = 180;

/** How often a query served shoppers poorly since the last count. */
export interface CountedGap {
  /** Folded, as stored. */
  readonly query: string;
  readonly reason: GapReason;
  readonly times: number;
  /** Only searched by crowding networks. */
  readonly crowded: boolean;
}

/** Adds counts in one statement; sorted, so that processes with the same queries never deadlock. */
export async function addSearchGaps(db: Db, gaps: readonly CountedGap[], at: Date): Promise<void> {
  const rows = gaps.map(({ query, reason, times, crowded }) => ({
    query,
    reason,
    times: crowded ? Math.min(times, CROWDED_COUNT_MAX) : times,
    crowded,
  }));
  // Queries of normal networks belong to them: crowding networks neither increase their count nor their
  // recency.
  await db.execute(sql`
    insert into search_gaps (query, reason, count, last_at, crowded)
    select query, reason, times, ${at.toISOString()}::timestamptz, crowded
    from json_to_recordset(${JSON.stringify(rows)}::json) as gap (query text, reason text, times int, crowded boolean)
    order by query, reason
    on conflict (query, reason) do update set
      count = case
        when not excluded.crowded then search_gaps.count + excluded.count
        when search_gaps.crowded then least(search_gaps.count + excluded.count, ${CROWDED_COUNT_MAX})
        else search_gaps.count
      end,
      last_at = case
        when excluded.crowded and not search_gaps.crowded then search_gaps.last_at
        else excluded.last_at
      end,
      crowded = search_gaps.crowded and excluded.crowded`);
}

/** Deletes the least valuable queries beyond the limits. */
export async function trimSearchGaps(db: Db): Promise<void> {
  for (const [crowded, limit] of [
    [false, MAX_ROWS],
    [true, CROWDED_KEPT],
  ] as const) {
    await db.execute(sql`
      delete from search_gaps where (query, reason) in (
        select query, reason from search_gaps where crowded = ${crowded}
        order by count desc, last_at desc offset ${limit}
      )`);
  }
}

/** Deletes queries older than the retention, and those beyond the limits. */
export async function deleteOldSearchGaps(db: Db, at: Date): Promise<void> {
  await db
    .delete(searchGaps)
    .where(lt(searchGaps.lastAt, new Date(at.getTime() - KEEP_DAYS * DAY_MS)));
  await trimSearchGaps(db);
}
