import type { Db } from '../database/database.ts';
import { deleteMessagesBefore } from './message-store.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** How long messages that are done with are kept, for an owner who looks into what was sent. */
const KEEP_DAYS = 30;

/** Removes messages that are sent, given up or only kept and are older than 30 days: they are about people. */
export async function deleteOldMessages(db: Db, at: Date): Promise<void> {
  await deleteMessagesBefore(db, new Date(at.getTime() - KEEP_DAYS * DAY_MS));
}
