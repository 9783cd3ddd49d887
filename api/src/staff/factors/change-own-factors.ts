import { recordAudit } from '../../audit-trail/record-audit.ts';
import type { Db } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { StaffPrincipal } from '../../principals/principal.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { deleteStaffSessions } from '../staff-session-store.ts';
import { lockStaff, type StaffMember } from '../staff-store.ts';
import { hasFactor } from './factors.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

/** Locks the caller's own account. @throws ProblemError 401 when it has been disabled since. */
export async function lockSelf(tx: Db, { staffId }: StaffPrincipal): Promise<StaffMember> {
  const member = await lockStaff(tx, staffId);
  if (!member || member.disabledAt) throw new ProblemError(401, 'session_expired');
  return member;
}

/** Other sessions were opened without the second factor, so they end with the first one. */
export async function afterFirstFactor(
  tx: Db,
  deps: Deps,
  { staffId, sessionId }: StaffPrincipal,
  before: StaffMember,
): Promise<string[] | null> {
  if (hasFactor(before)) return null;
  await deleteStaffSessions(tx, staffId, sessionId);
  return makeRecoveryCodes(tx, deps, staffId);
}

/** The audit row of a change to one's own factors. */
export async function auditOwnFactor(
  tx: Db,
  principal: StaffPrincipal,
  action: `staff.${string}`,
  after: Readonly<Record<string, unknown>>,
  at: Date,
): Promise<void> {
  const subject = { kind: 'staff', id: principal.staffId };
  await recordAudit(tx, principal, { action, subject, after, at });
}
