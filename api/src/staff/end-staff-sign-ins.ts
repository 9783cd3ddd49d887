import { and, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import {
  deleteAllPushDevices,
  deleteLapsedPushDevices,
  detachPushDevices,
} from './push/push-store.ts';
import {
  staffChallenges,
  staffInvitations,
  staffPasswordResets,
  staffSessions,
} from './staff-tables.ts';

/** Ends every session, passkey challenge, open invitation and push subscription, as after a restore. */
export async function endAllStaffSignIns(db: Db, at: Date): Promise<void> {
  await deleteAllPushDevices(db);
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

/** Deletes sessions, passkey challenges and links to a new password that are over, and devices long out of use. */
export async function deleteExpiredStaffSignIns(db: Db, at: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    // None of them can be used again, so their devices are detached for good.
    const sessions = await tx
      .select({ id: staffSessions.id })
      .from(staffSessions)
      .where(lt(staffSessions.expiresAt, at));
    if (sessions.length === 0) return;
    const ids = sessions.map(({ id }) => id);
    await detachPushDevices(tx, ids);
    await tx.delete(staffSessions).where(inArray(staffSessions.id, ids));
  });
  await deleteLapsedPushDevices(db, at);
  await db.delete(staffChallenges).where(lt(staffChallenges.expiresAt, at));
  await db.delete(staffPasswordResets).where(lt(staffPasswordResets.expiresAt, at));
}
