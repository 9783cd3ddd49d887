import { DAY_MS } from '@dp/contract/durations.ts';
import type { Db } from '../database/database.ts';
import { deleteMessagesBefore } from './message-store.ts';

/** Retention of finished messages, for an owner who checks what was sent. */
const KEEP_DAYS = 30;

/**
 * Deletes messages that are sent, failed or only stored and older than 30 days: they contain personal data.
 */
export async function deleteOldMessages(db: Db, at: Date): Promise<void> {
  await deleteMessagesBefore(db, new Date(at.getTime() - KEEP_DAYS * DAY_MS));
}
