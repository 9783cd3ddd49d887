import type { Db } from '../database/database.ts';
import { expireMessagesBefore, MESSAGE_LIFE_MS } from './message-store.ts';

/** Gives up messages that have waited for too long: they are not sent any more, and hold addresses. */
export async function giveUpLateMessages(db: Db, at: Date): Promise<void> {
  await expireMessagesBefore(db, new Date(at.getTime() - MESSAGE_LIFE_MS));
}
