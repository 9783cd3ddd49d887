import { recordAudit } from '../../audit-trail/record-audit.ts';
import type { Db } from '../../database/database.ts';
import type { StaffPrincipal } from '../../principals/principal.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { lockStaff } from '../staff-store.ts';
import { replaceRecoveryCodes } from './factor-store.ts';
import { hasFactor, needsFactor } from './factors.ts';

/**
 * Refuses to leave an account without the factor that its role requires, and records the removal.
 *
 * @throws ProblemError 409 `last_factor`.
 */
export async function afterFactorRemoval(
  tx: Db,
  principal: StaffPrincipal,
  before: Readonly<Record<string, unknown>>,
  at: Date,
): Promise<void> {
  const { staffId } = principal;
  const member = await lockStaff(tx, staffId);
  if (member && !hasFactor(member)) {
    if (needsFactor(member)) throw new ProblemError(409, 'last_factor');
    await replaceRecoveryCodes(tx, staffId, []);
  }
  const subject = { kind: 'staff', id: staffId };
  await recordAudit(tx, principal, { action: 'staff.remove-factor', subject, before, at });
}
