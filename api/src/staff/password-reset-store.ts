import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { staff, staffPasswordResets } from './staff-tables.ts';

/** Stores a member's link in place of an older one. */
export async function putPasswordReset(
  tx: Db,
  { staffId, ...link }: typeof staffPasswordResets.$inferInsert,
): Promise<void> {
  await tx
    .insert(staffPasswordResets)
    .values({ staffId, ...link })
    .onConflictDoUpdate({ target: staffPasswordResets.staffId, set: link });
}

/** Whose password a link sets; undefined when it is over or its owner is disabled. */
export async function findPasswordReset(db: Db, tokenHash: string, at: Date) {
  const [found] = await db
    .select({
      staffId: staffPasswordResets.staffId,
      expiresAt: staffPasswordResets.expiresAt,
      email: staff.email,
    })
    .from(staffPasswordResets)
    .innerJoin(staff, eq(staff.id, staffPasswordResets.staffId))
    .where(and(isOpen(tokenHash, at), isNull(staff.disabledAt)));
  return found;
}

/** Uses a link up; false when it is not open any more. */
export async function spendPasswordReset(tx: Db, tokenHash: string, at: Date): Promise<boolean> {
  const spent = await tx
    .delete(staffPasswordResets)
    .where(isOpen(tokenHash, at))
    .returning({ staffId: staffPasswordResets.staffId });
  return spent.length > 0;
}

/** Takes a member's open link back. */
export async function revokePasswordReset(tx: Db, staffId: number): Promise<void> {
  await tx.delete(staffPasswordResets).where(eq(staffPasswordResets.staffId, staffId));
}

function isOpen(tokenHash: string, at: Date) {
  return and(eq(staffPasswordResets.tokenHash, tokenHash), gt(staffPasswordResets.expiresAt, at));
}
