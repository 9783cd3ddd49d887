import { and, desc, eq, gt, isNull, max, ne } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { deleteDetachedPushDevices } from './push/push-store.ts';
import { memberColumns } from './staff-store.ts';
import { staff, staffRoles, staffSessions } from './staff-tables.ts';

/** A session that is not over, with its owner; undefined also when the owner is disabled. */
export async function findStaffSession(db: Db, tokenHash: string, at: Date) {
  const [found] = await db
    .select({
      ...memberColumns,
      session: {
        id: staffSessions.id,
        half: staffSessions.half,
        createdAt: staffSessions.createdAt,
        lastSeenAt: staffSessions.lastSeenAt,
        provenAt: staffSessions.provenAt,
        network: staffSessions.network,
      },
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .innerJoin(staffRoles, eq(staffRoles.id, staff.roleId))
    .where(
      and(
        eq(staffSessions.tokenHash, tokenHash),
        gt(staffSessions.expiresAt, at),
        isNull(staff.disabledAt),
      ),
    );
  if (!found) return undefined;
  const { session, ...member } = found;
  return { ...session, member };
}

/** Stores a session; returns its id. */
export async function insertStaffSession(
  tx: Db,
  session: typeof staffSessions.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(staffSessions).values(session).returning({ id: staffSessions.id });
  if (!row) throw new Error('The session was not inserted.');
  return row.id;
}

/** Changes a session, such as its end. */
export async function updateStaffSession(
  db: Db,
  id: number,
  changes: Partial<typeof staffSessions.$inferInsert>,
): Promise<void> {
  await db.update(staffSessions).set(changes).where(eq(staffSessions.id, id));
}

/** Ends a session of one member of staff; false when there is none. */
export async function deleteStaffSession(tx: Db, staffId: number, id: number): Promise<boolean> {
  const ended = await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.id, id), eq(staffSessions.staffId, staffId)))
    .returning({ id: staffSessions.id });
  return ended.length > 0;
}

/**
 * Ends a member's sessions, but for the one named, and notifications to devices whose session ran out; returns how
 * many sessions there were.
 */
export async function deleteStaffSessions(tx: Db, staffId: number, exceptId = 0): Promise<number> {
  await deleteDetachedPushDevices(tx, staffId);
  const ended = await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), ne(staffSessions.id, exceptId)))
    .returning({ id: staffSessions.id });
  return ended.length;
}

/** Locks a session of a member until the transaction ends. */
export async function lockStaffSession(tx: Db, staffId: number, id: number) {
  const [session] = await tx
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.id, id), eq(staffSessions.staffId, staffId)))
    .for('update');
  return session;
}

/** A member's sessions, last used first; those that still lack the second factor do not count. */
export async function listStaffSessions(db: Db, staffId: number, at: Date) {
  return db
    .select()
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.staffId, staffId),
        eq(staffSessions.half, false),
        gt(staffSessions.expiresAt, at),
      ),
    )
    .orderBy(desc(staffSessions.lastSeenAt), desc(staffSessions.id));
}

/** When members' sessions were last used, of those that are not over; of one member when named. */
export async function listLastSeen(
  db: Db,
  at: Date,
  staffId?: number,
): Promise<ReadonlyMap<number, Date>> {
  const rows = await db
    .select({ staffId: staffSessions.staffId, lastSeenAt: max(staffSessions.lastSeenAt) })
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.half, false),
        gt(staffSessions.expiresAt, at),
        staffId === undefined ? undefined : eq(staffSessions.staffId, staffId),
      ),
    )
    .groupBy(staffSessions.staffId);
  return new Map(
    rows.flatMap((row) => (row.lastSeenAt === null ? [] : [[row.staffId, row.lastSeenAt]])),
  );
}
