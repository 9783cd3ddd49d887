import type { BuiltInRole } from '@dp/contract/staff/roles.ts';
import type { Me } from '@dp/contract/staff/staff.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { StaffPrincipal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readShop } from '../shop-settings/shop-details.ts';
import { factorMethods, hasFactor, needsFactor } from './factors/factors.ts';
import { permissionsOf, presentRole } from './roles/roles.ts';
import { findStaff } from './staff-store.ts';
import { staff, staffRoles } from './staff-tables.ts';

/** Who is signed in, and what they may do. */
export async function readMe(db: Db, { staffId }: StaffPrincipal): Promise<Me> {
  const member = await findStaff(db, staffId);
  if (!member) throw new ProblemError(401, 'session_expired');
  const { id, name, email, locale, version } = member;
  const { title, logo, logo_dark } = (await readShop(db)).details;
  return {
    id,
    name,
    email,
    locale,
    role: presentRole(member.role),
    permissions: [...permissionsOf(member.role)],
    factor: {
      methods: hasFactor(member) ? factorMethods(member) : [],
      required: needsFactor(member),
      recovery_codes_left: member.recoveryCodes,
    },
    must_set_up_factor: needsFactor(member) && !hasFactor(member),
    shop: { title, logo, logo_dark },
    version,
  };
}

/** Whether somebody is a member of staff who may sign in. */
export async function isActiveStaff(db: Db, id: number): Promise<boolean> {
  const member = await findStaff(db, id);
  return member !== undefined && member.disabledAt === null;
}

/** The id of a built-in role. */
export async function findBuiltInRole(db: Db, key: BuiltInRole): Promise<number> {
  const [role] = await db
    .select({ id: staffRoles.id })
    .from(staffRoles)
    .where(eq(staffRoles.key, key));
  if (!role) throw new Error(`The role ${key} is missing.`);
  return role.id;
}

/** The id of a member of staff by e-mail. @throws ProblemError 404 `staff_not_found`. */
export async function requireStaffByEmail(db: Db, email: string): Promise<number> {
  const [row] = await db.select({ id: staff.id }).from(staff).where(eq(staff.email, email));
  if (!row) throw new ProblemError(404, 'staff_not_found', { staff: email });
  return row.id;
}
