import type { Me } from '@dp/contract/staff/staff.ts';
import type { Db } from '../database/database.ts';
import type { StaffPrincipal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { factorMethods, hasFactor, needsFactor } from './factors.ts';
import { permissionsOf, presentRole } from './roles.ts';
import { findStaff } from './staff-store.ts';

/** Who is signed in, and what they may do. */
export async function readMe(db: Db, { staffId }: StaffPrincipal): Promise<Me> {
  const member = await findStaff(db, staffId);
  if (!member) throw new ProblemError(401, 'session_expired');
  const { id, name, email, locale, version } = member;
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
    version,
  };
}

/** A role in brief. */
export function presentRole({ id, key, nameAr, nameEn }: StaffMember['role']): Me['role'] {
  return { id, key, name: { ar: nameAr, en: nameEn } };
}

/** Whether somebody is a member of staff who may sign in. */
export async function isActiveStaff(db: Db, id: number): Promise<boolean> {
  const member = await findStaff(db, id);
  return member !== undefined && member.disabledAt === null;
}
