import { desc, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { searchGaps } from './search-tables.ts';
import { tokenise } from './tokenise.ts';

/** Distinct queries kept; past that only known ones are counted on, so that nobody can fill the disk. */
const KEPT = 10_000;
/** Shorter ones are words half typed. */
const SHORTEST = 3;

/**
 * Counts a query that found nothing. Long digit runs, which may be somebody's number, are not kept, nor is a
 * text in quotation marks: it was asked to find nothing else.
 */
export async function countSearchGap(db: Db, query: string, at: Date): Promise<void> {
  if (/^\s*["“”«]/.test(query)) return;
  const words = tokenise(query).join(' ').slice(0, 100);
  if (words.length < SHORTEST || /\d{7}/.test(words)) return;
  await db.execute(sql`
    insert into search_gaps (query, count, last_at)
    select ${words}, 1, ${at.toISOString()}::timestamptz
    where exists (select 1 from search_gaps where query = ${words})
       or (select count(*) from search_gaps) < ${KEPT}
    on conflict (query) do update set count = search_gaps.count + 1, last_at = excluded.last_at`);
}

/** The queries that found nothing, the most frequent first. */
export async function listSearchGaps(db: Db, limit: number) {
  return db
    .select()
    .from(searchGaps)
    .orderBy(desc(searchGaps.count), desc(searchGaps.lastAt))
    .limit(limit);
}
