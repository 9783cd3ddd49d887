import { DAY_MS } from '@dp/contract/durations.ts';
import { lt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { oneTimeCodes, resetTokens, sessions } from './account-tables.ts';

/** Deletes ended sessions, expired reset tokens, and codes older than a day. */
export async function deleteExpiredSignIns(db: Db, at: Date): Promise<void> {
  const yesterday = new Date(at.getTime() - DAY_MS);
  await db.delete(sessions).where(lt(sessions.expiresAt, at));
  await db.delete(resetTokens).where(lt(resetTokens.expiresAt, at));
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.createdAt, yesterday));
}
