import { and, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import {
  staffChallenges,
  staffInvitations,
  staffPasswordResets,
  staffSessions,
} from './staff-tables.ts';

/** Ends every session, passkey challenge and open invitation, as after a restore. */
export async function endAllStaffSignIns(db: Db, at: Date): Promise<void> {
  await db.delete(staffSessions).where(sql`true`);
  await db.delete(staffChallenges).where(sql`true`);
  await db
    .update(staffInvitations)
    .set({ revokedAt: at })
    .where(and(isNull(staffInvitations.acceptedAt), isNull(staffInvitations.revokedAt)));
}

/** Ends every link to a new password, as after a restore. */
export async function endAllPasswordResets(db: Db): Promise<void> {
  await db.delete(staffPasswordResets).where(sql`true`);
}

/** Deletes sessions, passkey challenges and links to a new password that are over. */
export async function deleteExpiredStaffSignIns(db: Db, at: Date): Promise<void> {
  await db.delete(staffSessions).where(lt(staffSessions.expiresAt, at));
  await db.delete(staffChallenges).where(lt(staffChallenges.expiresAt, at));
  await db.delete(staffPasswordResets).where(lt(staffPasswordResets.expiresAt, at));
}
