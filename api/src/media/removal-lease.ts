import { setTimeout } from 'node:timers/promises';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { mediaAway } from './media-port.ts';
import { unusedOriginals } from './unused-original-tables.ts';

/** How long a store may take to delete an original: several calls to a bucket, each with a timeout of its own. */
const LEASE = sql`interval '5 minutes'`;
/** How long an upload waits for that. */
const WAIT_MS = 20_000;
const LOOK_MS = 100;

/** The condition that the store is not deleting an original, or that the process which asked it to was killed. */
export const isLeftAlone: SQL = sql`(${unusedOriginals.removingAt} is null or ${unusedOriginals.removingAt} < now() - ${LEASE})`;

/**
 * Takes an original off the list of unused ones, so that it may be stored; while the store deletes it, waits.
 *
 * @throws ProblemError 503 `media_away` when that takes too long.
 */
export async function keepOriginal(db: Db, id: string): Promise<void> {
  const isThis = eq(unusedOriginals.id, id);
  for (let waited = 0; waited <= WAIT_MS; waited += LOOK_MS) {
    await db.delete(unusedOriginals).where(and(isThis, isLeftAlone));
    if ((await db.$count(unusedOriginals, isThis)) === 0) return;
    await setTimeout(LOOK_MS);
  }
  throw mediaAway(new Error(`The original ${id} is still being deleted.`));
}
