import type { ShownRole } from '@dp/contract/staff/people.ts';
import { recordAudit } from '../../audit-trail/record-audit.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, requirePermission } from '../../principals/principal.ts';
import { lockRole, type RoleFields, readRole, roleColumns, roleFields } from './change-role.ts';
import { updateRole } from './role-store.ts';
import { requireAllOf } from './roles.ts';

/**
 * Changes a role that the shop has made; it holds from its members' next call on.
 *
 * @throws ProblemError 403 `permission_required`; 404 `role_not_found`; 409 `role_fixed`, `record_changed`.
 */
export async function editRole(
  { db, now }: Deps,
  principal: Principal,
  given: RoleFields & { readonly roleId: number; readonly version: number },
): Promise<ShownRole> {
  requirePermission(principal, 'staff.manage');
  const { roleId, version, ...fields } = given;
  requireAllOf(principal, fields.permissions);
  return inTransaction(db, async (tx) => {
    const before = await lockRole(tx, principal, { roleId, version });
    await updateRole(tx, roleId, roleColumns(fields));
    await recordAudit(tx, principal, {
      action: 'role.edit',
      subject: { kind: 'role', id: roleId },
      before: roleFields(before),
      after: { ...fields },
      at: now(),
    });
    return readRole(tx, roleId);
  });
}
