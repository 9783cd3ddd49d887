import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { staff, staffPasskeys, staffRecoveryCodes, staffRoles } from './staff-tables.ts';

/** A member of staff with their role and second factors. */
export type StaffMember = Awaited<ReturnType<typeof selectStaff>>[number];

/** Columns that `hasFactor`, `factorMethods` and `permissionsOf` need, for queries that join staff with their roles. */
export const memberColumns = {
  id: staff.id,
  name: staff.name,
  email: staff.email,
  locale: staff.locale,
  demo: staff.demo,
  passwordHash: staff.passwordHash,
  totpSecret: staff.totpSecret,
  totpPendingSecret: staff.totpPendingSecret,
  totpLastStep: staff.totpLastStep,
  createdAt: staff.createdAt,
  disabledAt: staff.disabledAt,
  version: staff.version,
  role: {
    id: staffRoles.id,
    key: staffRoles.key,
    nameAr: staffRoles.nameAr,
    nameEn: staffRoles.nameEn,
    permissions: staffRoles.permissions,
    factorRequired: staffRoles.factorRequired,
  },
  passkeys: sql<number>`(select count(*)::int from ${staffPasskeys} where ${staffPasskeys.staffId} = ${staff.id})`,
  recoveryCodes: sql<number>`(select count(*)::int from ${staffRecoveryCodes} where ${staffRecoveryCodes.staffId} = ${staff.id} and ${staffRecoveryCodes.usedAt} is null)`,
};

function selectStaff(db: Db) {
  return db
    .select(memberColumns)
    .from(staff)
    .innerJoin(staffRoles, eq(staffRoles.id, staff.roleId))
    .$dynamic();
}

/** A member of staff by id, disabled ones included. */
export async function findStaff(db: Db, id: number): Promise<StaffMember | undefined> {
  const [member] = await selectStaff(db).where(eq(staff.id, id));
  return member;
}

/** A member of staff who may sign in. */
export async function findActiveStaff(db: Db, email: string): Promise<StaffMember | undefined> {
  const [member] = await selectStaff(db).where(
    and(eq(staff.email, email), isNull(staff.disabledAt)),
  );
  return member;
}

/** Locks a member of staff until the transaction ends, and reads them then. */
export async function lockStaff(tx: Db, id: number): Promise<StaffMember | undefined> {
  await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, id)).for('no key update');
  return findStaff(tx, id);
}

/** Adds a member of staff; returns their id, or undefined when the e-mail has an account. */
export async function insertStaff(
  tx: Db,
  member: typeof staff.$inferInsert,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(staff)
    .values(member)
    .onConflictDoNothing({ target: staff.email })
    .returning({ id: staff.id });
  return row?.id;
}

/** Changes an account; `raise` for what others can edit too, so that their older version is refused. */
export async function updateStaff(
  tx: Db,
  id: number,
  changes: Partial<typeof staff.$inferInsert>,
  { raise = false } = {},
): Promise<void> {
  await tx
    .update(staff)
    .set(raise ? { ...changes, version: sql`${staff.version} + 1` } : changes)
    .where(eq(staff.id, id));
}

/** Every member of staff by name, disabled ones last. */
export async function listStaffRows(db: Db): Promise<StaffMember[]> {
  return selectStaff(db).orderBy(
    sql`${staff.disabledAt} is not null`,
    asc(staff.name),
    asc(staff.id),
  );
}

/** Whether an e-mail has an account, disabled or not. */
export async function hasAccount(db: Db, email: string): Promise<boolean> {
  return (await db.$count(staff, eq(staff.email, email))) > 0;
}

/** Whether anybody can sign in. */
export async function hasActiveStaff(db: Db): Promise<boolean> {
  return (await db.$count(staff, isNull(staff.disabledAt))) > 0;
}

/** How many owners can sign in. */
export async function countOwners(db: Db): Promise<number> {
  const [row] = await db
    .select({ owners: sql<number>`count(*)::int` })
    .from(staff)
    .innerJoin(staffRoles, eq(staffRoles.id, staff.roleId))
    .where(and(eq(staffRoles.key, 'owner'), isNull(staff.disabledAt)));
  return row?.owners ?? 0;
}
