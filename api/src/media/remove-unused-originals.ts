import { DAY_MS } from '@dp/contract/durations.ts';
import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { claimDailyWork } from '../database/claim-daily-work.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { AppDeps } from '../deps.ts';
import { readNamedOriginals } from './read-named-originals.ts';
import { isLeftAlone } from './removal-lease.ts';
import { forgetOldRemovals, noteRemoval } from './removal-record.ts';
import { unusedOriginals } from './unused-original-tables.ts';

/** How long no row has named an original before it is deleted, in days. */
export const UNUSED_DAYS = 30;
/** The clean-up's name among what the shop does once a day. */
export const CLEANUP = 'unused originals';

/**
 * Once a day: notes which originals of the media store no row names, condemns those of which that was so each day for
 * `UNUSED_DAYS`, so that nobody can choose them any more (`GuardedMedia`), and deletes those that were condemned a day
 * before if still no row names them, with a record of how many and how large they were. One that is named again, such
 * as by a restored version, is no longer noted.
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
  if (!(await claimDailyWork(db, CLEANUP, at))) return [];
  // Before the rows, so that what is uploaded meanwhile is looked at tomorrow.
  const stored = await media.ids();
  const named = await readNamedOriginals(db);
  const unused = sql`(select unnest(${sql.param(stored.filter((id) => !named.has(id)))}::text[]))`;
  await db
    .delete(unusedOriginals)
    .where(and(sql`${unusedOriginals.id} not in ${unused}`, isLeftAlone));
  await db.execute(sql`
    insert into ${unusedOriginals} (id, since)
    select unused.id, ${at.toISOString()}::timestamptz from ${unused} as unused (id)
    on conflict do nothing`);
  // Condemned on an earlier day, so any request that chose one before that has ended, and its row was read above.
  const condemned = await db
    .select({ id: unusedOriginals.id })
    .from(unusedOriginals)
    .where(isNotNull(unusedOriginals.condemnedAt));
  const removed: string[] = [];
  for (const { id } of condemned) {
    if (await removeCondemned({ db, media }, id, at)) removed.push(id);
  }
  await forgetOldRemovals(db);
  const old = new Date(at.getTime() - UNUSED_DAYS * DAY_MS);
  await db
    .update(unusedOriginals)
    .set({ condemnedAt: at })
    .where(and(lte(unusedOriginals.since, old), isNull(unusedOriginals.condemnedAt)));
  return removed;
}

/**
 * Deletes one, unless it was uploaded again. The row is marked while the store deletes, outside of any transaction: an
 * upload waits for that and stores it again. The mark of a process that was killed ends by itself (`isLeftAlone`).
 */
async function removeCondemned(
  { db, media }: Pick<AppDeps, 'db' | 'media'>,
  id: string,
  at: Date,
): Promise<boolean> {
  const isThis = eq(unusedOriginals.id, id);
  const { rowCount } = await db
    .update(unusedOriginals)
    .set({ removingAt: sql`now()` })
    .where(and(isThis, isNotNull(unusedOriginals.condemnedAt), isLeftAlone));
  if (rowCount === 0) return false;
  // The mark stays if this fails: what timed out may still be done by the store.
  const bytes = await media.remove(id);
  await inTransaction(db, async (tx) => {
    await tx.delete(unusedOriginals).where(and(isThis, isNotNull(unusedOriginals.removingAt)));
    await noteRemoval(tx, at, bytes);
  });
  return true;
}
