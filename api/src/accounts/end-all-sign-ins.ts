import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { oneTimeCodes, resetTokens, sessions } from './account-tables.ts';

/** Deletes all sessions, reset tokens and one-time codes. */
export async function endAllSignIns(db: Db): Promise<void> {
  await db.delete(sessions).where(sql`true`);
  await db.delete(resetTokens).where(sql`true`);
  await db.delete(oneTimeCodes).where(sql`true`);
}
