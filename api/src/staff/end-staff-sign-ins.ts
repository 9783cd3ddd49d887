import { and, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { deletePasswordResets } from './password-reset-store.ts';
import { staffChallenges, staffInvitations, staffSessions } from './staff-tables.ts';

/** Ends every session, passkey challenge and open invitation, as after a restore. */
export async function endAllStaffSignIns(db: Db, at: Date): Promise<void> {
  await db.delete(staffSessions).where(sql`true`);
  await db.delete(staffChallenges).where(sql`true`);
  await db
    .update(staffInvitations)
    .set({ revokedAt: at })
    .where(and(isNull(staffInvitations.acceptedAt), isNull(staffInvitations.revokedAt)));
}

/** Deletes sessions, passkey challenges and links to a new password that are over. */
export async function deleteExpiredStaffSignIns(db: Db, at: Date): Promise<void> {
  await db.delete(staffSessions).where(lt(staffSessions.expiresAt, at));
  await db.delete(staffChallenges).where(lt(staffChallenges.expiresAt, at));
  await deletePasswordResets(db, at);
}
