import type { Bilingual } from '@dp/contract/locale.ts';
import { PERMISSIONS, type Permission } from '@dp/contract/staff/permissions.ts';
import {
  BUILT_IN_PERMISSIONS,
  BUILT_IN_ROLE_NAMES,
  BUILT_IN_ROLES,
  type BuiltInRole,
  FACTOR_ROLES,
} from '@dp/contract/staff/roles.ts';
import type { Db } from '../../database/database.ts';
import { type Principal, requirePermission } from '../../principals/principal.ts';
import { staffRoles } from '../staff-tables.ts';

/** What a role is called and allows. */
interface Role {
  readonly id: number;
  readonly key: BuiltInRole | null;
  readonly nameAr: string;
  readonly nameEn: string;
  readonly permissions: readonly string[];
}

/** Adds the roles that every shop has; their names and permissions are in the contract. */
export async function addBuiltInRoles(tx: Db): Promise<void> {
  const rows = BUILT_IN_ROLES.map((key) => ({ key, factorRequired: FACTOR_ROLES.includes(key) }));
  await tx.insert(staffRoles).values(rows).onConflictDoNothing({ target: staffRoles.key });
}

/** What a role allows; permissions that this version does not know any more are left out. */
export function permissionsOf(role: Pick<Role, 'key' | 'permissions'>): readonly Permission[] {
  if (role.key !== null) return BUILT_IN_PERMISSIONS[role.key];
  return PERMISSIONS.filter((permission) => role.permissions.includes(permission));
}

/** A role in brief. */
export function presentRole({ id, key, nameAr, nameEn }: Omit<Role, 'permissions'>): {
  id: number;
  key: BuiltInRole | null;
  name: Bilingual;
} {
  return { id, key, name: key === null ? { ar: nameAr, en: nameEn } : BUILT_IN_ROLE_NAMES[key] };
}

/**
 * Nobody gives, changes or takes away a role that may do more than they may themselves.
 *
 * @throws ProblemError 403 `permission_required` with the first permission they lack.
 */
export function requireAllOf(principal: Principal, permissions: readonly Permission[]): void {
  for (const permission of permissions) requirePermission(principal, permission);
}
