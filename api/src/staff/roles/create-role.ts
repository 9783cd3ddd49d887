import type { ShownRole } from '@dp/contract/staff/people.ts';
import { recordAudit } from '../../audit-trail/record-audit.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, requirePermission } from '../../principals/principal.ts';
import { lockPeople } from '../change-staff.ts';
import { type RoleFields, readRole, roleColumns } from './change-role.ts';
import { insertRole } from './role-store.ts';
import { requireAllOf } from './roles.ts';

/** Makes a role. @throws ProblemError 403 `permission_required`, also for what the caller may not do. */
export async function createRole(
  { db, now }: Deps,
  principal: Principal,
  fields: RoleFields,
): Promise<ShownRole> {
  requirePermission(principal, 'staff.manage');
  requireAllOf(principal, fields.permissions);
  return inTransaction(db, async (tx) => {
    await lockPeople(tx);
    const id = await insertRole(tx, roleColumns(fields));
    const subject = { kind: 'role', id };
    await recordAudit(tx, principal, {
      action: 'role.create',
      subject,
      after: { ...fields },
      at: now(),
    });
    return readRole(tx, id);
  });
}
