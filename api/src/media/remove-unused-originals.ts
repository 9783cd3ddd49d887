import { lte, sql } from 'drizzle-orm';
import { claimDailyWork } from '../database/claim-daily-work.ts';
import type { AppDeps } from '../deps.ts';
import { readNamedOriginals } from './read-named-originals.ts';
import { unusedOriginals } from './unused-original-tables.ts';

/** How long no row has named an original before it is deleted, in days. */
export const UNUSED_DAYS = 30;

/**
 * Once a day: notes which originals of the media store no row names, and deletes those of which that was so each
 * day for `UNUSED_DAYS`. One that is named again, such as by a restored version, is no longer noted.
 *
 * @returns the ids of what was deleted.
 * @throws ProblemError 503 `media_away`.
 */
export async function removeUnusedOriginals({
  db,
  media,
  now,
}: Pick<AppDeps, 'db' | 'media' | 'now'>): Promise<readonly string[]> {
  const at = now();
  if (!(await claimDailyWork(db, 'unused originals', at))) return [];
  // Before the rows, so that what is uploaded meanwhile is looked at tomorrow.
  const stored = await media.ids();
  const named = await readNamedOriginals(db);
  const unused = sql`(select unnest(${sql.param(stored.filter((id) => !named.has(id)))}::text[]))`;
  await db.delete(unusedOriginals).where(sql`${unusedOriginals.id} not in ${unused}`);
  await db.execute(sql`
    insert into ${unusedOriginals} (id, since)
    select unused.id, ${at.toISOString()}::timestamptz from ${unused} as unused (id)
    on conflict do nothing`);
  const old = new Date(at.getTime() - UNUSED_DAYS * 24 * 60 * 60 * 1_000);
  const ripe = await db.select().from(unusedOriginals).where(lte(unusedOriginals.since, old));
  for (const { id } of ripe) await media.remove(id);
  return ripe.map(({ id }) => id);
}
