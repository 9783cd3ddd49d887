import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { staff, staffInvitations, staffRoles } from './staff-tables.ts';

/** The e-mail of an invitation to the first owner of a shop: whoever opens its link types their own. */
export const TO_WHOEVER_OPENS = '';

function isOpen(at: Date) {
  return and(
    isNull(staffInvitations.acceptedAt),
    isNull(staffInvitations.revokedAt),
    gt(staffInvitations.expiresAt, at),
  );
}

function selectInvitations(db: Db) {
  return db
    .select({
      id: staffInvitations.id,
      email: staffInvitations.email,
      locale: staffInvitations.locale,
      createdAt: staffInvitations.createdAt,
      expiresAt: staffInvitations.expiresAt,
      invitedBy: staff.name,
      role: {
        id: staffRoles.id,
        key: staffRoles.key,
        nameAr: staffRoles.nameAr,
        nameEn: staffRoles.nameEn,
        permissions: staffRoles.permissions,
      },
    })
    .from(staffInvitations)
    .innerJoin(staffRoles, eq(staffRoles.id, staffInvitations.roleId))
    .leftJoin(
      staff,
      and(eq(staffInvitations.actor, 'staff'), eq(staff.id, staffInvitations.actorId)),
    )
    .$dynamic();
}

/** Invitations that can still be accepted, newest first. */
export async function listOpenInvitations(db: Db, at: Date) {
  return selectInvitations(db).where(isOpen(at)).orderBy(desc(staffInvitations.id));
}

/** The open invitation of a link. */
export async function findInvitation(db: Db, tokenHash: string, at: Date) {
  const [invitation] = await selectInvitations(db).where(
    and(eq(staffInvitations.tokenHash, tokenHash), isOpen(at)),
  );
  return invitation;
}

/** Stores an invitation; returns it. */
export async function insertInvitation(
  tx: Db,
  values: typeof staffInvitations.$inferInsert & { tokenHash: string; createdAt: Date },
) {
  await tx.insert(staffInvitations).values(values);
  const invitation = await findInvitation(tx, values.tokenHash, values.createdAt);
  if (!invitation) throw new Error('The invitation was not inserted.');
  return invitation;
}

/** Marks an open invitation as accepted; false when it is not open any more. */
export async function spendInvitation(tx: Db, id: number, at: Date): Promise<boolean> {
  const spent = await tx
    .update(staffInvitations)
    .set({ acceptedAt: at })
    .where(and(eq(staffInvitations.id, id), isOpen(at)))
    .returning({ id: staffInvitations.id });
  return spent.length > 0;
}

/** Takes open invitations back: one by its id, or all to an e-mail. Returns to whom they were. */
export async function revokeInvitations(
  tx: Db,
  which: { readonly id: number } | { readonly email: string },
  at: Date,
): Promise<string[]> {
  const these =
    'id' in which ? eq(staffInvitations.id, which.id) : eq(staffInvitations.email, which.email);
  const revoked = await tx
    .update(staffInvitations)
    .set({ revokedAt: at })
    .where(and(these, isOpen(at)))
    .returning({ email: staffInvitations.email });
  return revoked.map(({ email }) => email);
}
