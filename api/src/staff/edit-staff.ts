import type { ShownStaffMember } from '@dp/contract/staff/people.ts';
import type { Deps } from '../deps.ts';
import type { Principal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { changeStaff, type SeenStaff } from './change-staff.ts';
import { findRole } from './roles/role-store.ts';
import { permissionsOf, requireAllOf } from './roles/roles.ts';
import { updateStaff } from './staff-store.ts';

/**
 * Changes a colleague's name and role; the new permissions hold from their next call on.
 *
 * @throws ProblemError as `changeStaff`; 404 `role_not_found`.
 */
export async function editStaff(
  deps: Deps,
  principal: Principal,
  given: SeenStaff & { readonly name: string; readonly roleId: number },
): Promise<ShownStaffMember> {
  const { name, roleId } = given;
  return changeStaff(deps, principal, { ...given, action: 'staff.edit' }, async (tx, member) => {
    const role = await findRole(tx, roleId);
    if (!role) throw new ProblemError(404, 'role_not_found', { role: roleId });
    requireAllOf(principal, permissionsOf(role));
    await updateStaff(tx, member.id, { name, roleId }, { raise: true });
    return {
      before: { name: member.name, role: member.role.id },
      after: { name, role: roleId },
    };
  });
}
