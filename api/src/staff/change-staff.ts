import type { ShownStaffMember } from '@dp/contract/staff/people.ts';
import { type AuditEntry, recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { lockKeys } from '../database/lock-keys.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';
import { readColleague } from './people-queries.ts';
import { permissionsOf, requireAllOf } from './roles/roles.ts';
import { countOwners, findStaff, type StaffMember } from './staff-store.ts';

/** A colleague, and the version of them that the caller saw. */
export interface SeenStaff {
  readonly staffId: number;
  readonly version: number;
}

/** What a change of a colleague does, for its audit row. */
type Change = Pick<AuditEntry, 'before' | 'after'>;

/**
 * Changes a colleague in one transaction, one change of staff or roles at a time, so that of two owners who
 * take each other's role away one stays.
 *
 * @param version the version that the caller saw.
 * @throws ProblemError 403 `permission_required`, also for a colleague who may do more than the caller; 404
 *   `staff_not_found`; 409 `record_changed`, `last_owner`.
 */
export async function changeStaff(
  { db, now }: Deps,
  principal: Principal,
  given: {
    readonly staffId: number;
    readonly version: number | undefined;
    readonly action: `staff.${string}`;
  },
  change: (tx: Db, member: StaffMember, at: Date) => Promise<Change>,
): Promise<ShownStaffMember> {
  requirePermission(principal, 'staff.manage');
  const { staffId, version, action } = given;
  return inTransaction(db, async (tx) => {
    await lockPeople(tx);
    const member = await findStaff(tx, staffId);
    if (!member) throw new ProblemError(404, 'staff_not_found', { staff: staffId });
    requireAllOf(principal, permissionsOf(member.role));
    const at = now();
    await assertVersion({ seen: version ?? member.version, version: member.version }, () =>
      readColleague(tx, staffId, at),
    );
    const ownersBefore = await countOwners(tx);
    const changed = await change(tx, member, at);
    if (ownersBefore > 0 && (await countOwners(tx)) === 0)
      throw new ProblemError(409, 'last_owner');
    await recordAudit(tx, principal, {
      action,
      subject: { kind: 'staff', id: staffId },
      ...changed,
      at,
    });
    return readColleague(tx, staffId, at);
  });
}

/** Lets one transaction at a time change staff, roles and invitations. */
export async function lockPeople(tx: Db): Promise<void> {
  await lockKeys(tx, ['staff']);
}
