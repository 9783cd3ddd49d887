import { DAY_MS } from '@dp/contract/durations.ts';
import type { Db } from '../database/database.ts';
import { deleteVoidedBefore } from './placement-store.ts';

/** Far longer than any request is on its way. */
const KEEP_DAYS = 7;

/** Deletes keys voided so long ago that no request with them can still arrive. */
export async function deleteVoidedPlacements(db: Db, at: Date): Promise<void> {
  await deleteVoidedBefore(db, new Date(at.getTime() - KEEP_DAYS * DAY_MS));
}
