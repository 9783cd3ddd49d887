import { PERMISSIONS, type Permission } from '@dp/contract/staff/permissions.ts';
import { BUILT_IN_PERMISSIONS, BUILT_IN_ROLES, FACTOR_ROLES } from '@dp/contract/staff/roles.ts';
import type { Db } from '../database/database.ts';
import { staffRoles } from './staff-tables.ts';

/** Adds the roles that every shop has; their permissions are in the contract. */
export async function addBuiltInRoles(tx: Db): Promise<void> {
  const rows = BUILT_IN_ROLES.map((key) => ({ key, factorRequired: FACTOR_ROLES.includes(key) }));
  await tx.insert(staffRoles).values(rows).onConflictDoNothing({ target: staffRoles.key });
}

/** What a role allows; permissions that this version does not know any more are left out. */
export function permissionsOf(
  role: Pick<typeof staffRoles.$inferSelect, 'key' | 'permissions'>,
): readonly Permission[] {
  if (role.key !== null) return BUILT_IN_PERMISSIONS[role.key];
  return PERMISSIONS.filter((permission) => role.permissions.includes(permission));
}
