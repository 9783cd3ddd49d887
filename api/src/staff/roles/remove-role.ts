import { recordAudit } from '../../audit-trail/record-audit.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, requirePermission } from '../../principals/principal.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { lockRole, roleFields } from './change-role.ts';
import { deleteRole, isRoleInUse } from './role-store.ts';

/**
 * Removes a role that nobody has.
 *
 * @throws ProblemError as `editRole`; 409 `role_in_use`.
 */
export async function removeRole(
  { db, now }: Deps,
  principal: Principal,
  seen: { readonly roleId: number; readonly version: number },
): Promise<void> {
  requirePermission(principal, 'staff.manage');
  await inTransaction(db, async (tx) => {
    const before = await lockRole(tx, principal, seen);
    const at = now();
    if (await isRoleInUse(tx, before.id, at)) throw new ProblemError(409, 'role_in_use');
    await deleteRole(tx, before.id);
    const subject = { kind: 'role', id: before.id };
    await recordAudit(tx, principal, {
      action: 'role.remove',
      subject,
      before: roleFields(before),
      at,
    });
  });
}
