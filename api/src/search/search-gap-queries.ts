import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { listSearchGapsQuery } from '@dp/contract/staff/search.ts';
import type { GapReason } from '@dp/contract/staff/search-values.ts';
import { and, desc, eq, max, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { searchGaps } from './search-tables.ts';
import { tokenise } from './tokenise.ts';

const PAGE = 50;

/** A query that served shoppers poorly: how often altogether, how often for which reason. */
export interface SearchGap {
  readonly query: string;
  readonly count: number;
  readonly lastAt: Date;
  readonly reasons: readonly { readonly reason: GapReason; readonly count: number }[];
}

type Wanted = z.output<typeof listSearchGapsQuery>;

/**
 * Poorly served queries, the most frequent first, of these the latest.
 *
 * @throws ProblemError 403 `permission_required` without `content.edit`.
 */
export async function listSearchGaps(
  db: Db,
  principal: Principal,
  { limit, text = '', reason, after }: Wanted & { readonly limit: number },
): Promise<SearchGap[]> {
  requirePermission(principal, 'content.edit');
  const part = tokenise(text).join(' ');
  if (text.trim() !== '' && part === '') return [];
  const count = sql<number>`sum(${searchGaps.count})::int`;
  const lastAt = max(searchGaps.lastAt);
  return db
    .select({
      query: searchGaps.query,
      count,
      lastAt: sql`${lastAt}`.mapWith(searchGaps.lastAt),
      reasons: sql<
        SearchGap['reasons']
      >`json_agg(json_build_object('reason', ${searchGaps.reason}, 'count', ${searchGaps.count}) order by ${searchGaps.count} desc, ${searchGaps.reason})`,
    })
    .from(searchGaps)
    .where(
      and(
        reason && eq(searchGaps.reason, reason),
        part === '' ? undefined : sql`position(${part} in ${searchGaps.query}) > 0`,
      ),
    )
    .groupBy(searchGaps.query)
    .having(
      after &&
        sql`(${count}, ${lastAt}, ${searchGaps.query}) < (${after.count}::int, ${after.lastAt.toISOString()}::timestamptz, ${after.query}::text)`,
    )
    .orderBy(desc(count), desc(lastAt), desc(searchGaps.query))
    .limit(limit);
}

/** A page of them for staff. Throws as `listSearchGaps`. */
export async function pageSearchGaps(
  db: Db,
  principal: Principal,
  wanted: Wanted,
): Promise<StaffCallOutput<'listSearchGaps'>> {
  const found = await listSearchGaps(db, principal, { ...wanted, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const last = found.length > PAGE ? page.at(-1) : undefined;
  return {
    data: page.map(({ query, count, lastAt, reasons }) => ({
      query,
      count,
      last_at: lastAt.toISOString(),
      reasons: [...reasons],
    })),
    next: last ? `${last.count}-${last.lastAt.getTime()}-${last.query}` : null,
  };
}
