import type { Permission } from '@dp/contract/staff/permissions.ts';
import { eq, isNull } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { permissionsOf } from './roles/roles.ts';
import { staff, staffRoles } from './staff-tables.ts';

/** The ids of everyone who may sign in and has a permission. */
export async function readPermittedStaff(
  db: Db,
  permission: Permission,
): Promise<readonly number[]> {
  const rows = await db
    .select({
      id: staff.id,
      role: { key: staffRoles.key, permissions: staffRoles.permissions },
    })
    .from(staff)
    .innerJoin(staffRoles, eq(staffRoles.id, staff.roleId))
    .where(isNull(staff.disabledAt));
  return rows.filter(({ role }) => permissionsOf(role).includes(permission)).map(({ id }) => id);
}
