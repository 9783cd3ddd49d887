import type { Bilingual } from '@dp/contract/locale.ts';
import type { ShownRole } from '@dp/contract/staff/people.ts';
import type { Permission } from '@dp/contract/staff/permissions.ts';
import type { Db } from '../../database/database.ts';
import type { Principal } from '../../principals/principal.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { assertVersion } from '../../problems/record-changed.ts';
import { lockPeople } from '../change-staff.ts';
import { presentRoleRow } from '../people-queries.ts';
import { findRole, type RoleRow } from './role-store.ts';
import { permissionsOf, requireAllOf } from './roles.ts';

/** What a role is made of. */
export interface RoleFields {
  readonly name: Bilingual;
  readonly permissions: readonly Permission[];
  readonly factorRequired: boolean;
}

/**
 * Locks a role that the caller may change, in the version that they saw.
 *
 * @throws ProblemError 403 `permission_required`; 404 `role_not_found`; 409 `role_fixed`, `record_changed`.
 */
export async function lockRole(
  tx: Db,
  principal: Principal,
  { roleId, version }: { readonly roleId: number; readonly version: number },
): Promise<RoleRow> {
  await lockPeople(tx);
  const role = await findRole(tx, roleId);
  if (!role) throw new ProblemError(404, 'role_not_found', { role: roleId });
  if (role.key !== null) throw new ProblemError(409, 'role_fixed');
  requireAllOf(principal, permissionsOf(role));
  await assertVersion({ seen: version, version: role.version }, () => presentRoleRow(role));
  return role;
}

/** A role as staff see it. @throws ProblemError 404 `role_not_found`. */
export async function readRole(tx: Db, id: number): Promise<ShownRole> {
  const role = await findRole(tx, id);
  if (!role) throw new ProblemError(404, 'role_not_found', { role: id });
  return presentRoleRow(role);
}

/** The columns of what a role is made of. */
export function roleColumns({ name, permissions, factorRequired }: RoleFields) {
  return { nameAr: name.ar, nameEn: name.en, permissions: [...permissions], factorRequired };
}

/** What a role is made of, for the audit trail. */
export function roleFields(role: RoleRow): Record<string, unknown> {
  const { nameAr, nameEn, permissions, factorRequired } = role;
  return { name: { ar: nameAr, en: nameEn }, permissions, factorRequired };
}
