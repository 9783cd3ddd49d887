import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { changeRow } from '../../database/change-row.ts';
import type { Db } from '../../database/database.ts';
import { staff, staffInvitations, staffRoles } from '../staff-tables.ts';

/** A role with the number of its members who are not disabled. */
export type RoleRow = typeof staffRoles.$inferSelect & { members: number };

/** All roles, the built-in ones first. */
export async function listRoleRows(db: Db): Promise<RoleRow[]> {
  const rows = await db
    .select({ role: staffRoles, members: sql<number>`count(${staff.id})::int` })
    .from(staffRoles)
    .leftJoin(staff, and(eq(staff.roleId, staffRoles.id), isNull(staff.disabledAt)))
    .groupBy(staffRoles.id)
    .orderBy(sql`${staffRoles.key} is null`, asc(staffRoles.id));
  return rows.map(({ role, members }) => ({ ...role, members }));
}

/** A role by id. */
export async function findRole(db: Db, id: number): Promise<RoleRow | undefined> {
  const [role] = await db.select().from(staffRoles).where(eq(staffRoles.id, id));
  if (!role) return undefined;
  const members = await db.$count(staff, and(eq(staff.roleId, id), isNull(staff.disabledAt)));
  return { ...role, members };
}

/** Adds a role; returns its id. */
export async function insertRole(tx: Db, role: typeof staffRoles.$inferInsert): Promise<number> {
  const [row] = await tx.insert(staffRoles).values(role).returning({ id: staffRoles.id });
  if (!row) throw new Error('The role was not inserted.');
  return row.id;
}

/** Changes a role and raises its version. */
export async function updateRole(
  tx: Db,
  id: number,
  changes: Partial<Omit<typeof staffRoles.$inferSelect, 'id' | 'version'>>,
): Promise<void> {
  await changeRow(tx, staffRoles, id, changes);
}

/** Whether anybody, disabled or not, has the role or is invited to it. */
export async function isRoleInUse(tx: Db, id: number, at: Date): Promise<boolean> {
  const members = await tx.$count(staff, eq(staff.roleId, id));
  const invited = await tx.$count(
    staffInvitations,
    and(
      eq(staffInvitations.roleId, id),
      isNull(staffInvitations.acceptedAt),
      isNull(staffInvitations.revokedAt),
      gt(staffInvitations.expiresAt, at),
    ),
  );
  return members + invited > 0;
}

/** Removes a role with its invitations that are over. */
export async function deleteRole(tx: Db, id: number): Promise<void> {
  await tx.delete(staffInvitations).where(eq(staffInvitations.roleId, id));
  await tx.delete(staffRoles).where(eq(staffRoles.id, id));
}
