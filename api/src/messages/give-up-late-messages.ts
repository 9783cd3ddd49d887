import { DAY_MS } from '@dp/contract/durations.ts';
import type { Db } from '../database/database.ts';
import { expireMessagesBefore } from './message-store.ts';

/** All tries of a message take eight hours: who still waits then has a channel without a sender. */
const LATE_MS = DAY_MS;

/**
 * Gives up messages that have waited for a day: they would all go out, long out of date, once their channel has a
 * sender again, and hold addresses until then.
 */
export async function giveUpLateMessages(db: Db, at: Date): Promise<void> {
  await expireMessagesBefore(db, new Date(at.getTime() - LATE_MS));
}
