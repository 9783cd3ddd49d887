import { DAY_MS } from '@dp/contract/durations.ts';
import type { Db } from '../database/database.ts';
import { deleteRestockRequestsBefore } from './restock-request-store.ts';

/** After half a year nobody expects the message. */
const KEEP_DAYS = 180;

/** Deletes requests for products that did not come back within 180 days: they contain personal data. */
export async function deleteOldRestockRequests(db: Db, at: Date): Promise<void> {
  await deleteRestockRequestsBefore(db, new Date(at.getTime() - KEEP_DAYS * DAY_MS));
}
