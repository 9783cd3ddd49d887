import { recordAudit } from '../../audit-trail/record-audit.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import type { StaffPrincipal } from '../../principals/principal.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { lockSelf } from './change-own-factors.ts';
import { hasFactor } from './factors.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

/** Makes ten new recovery codes; the old ones are worth nothing. @throws ProblemError 409 `totp_not_set_up`. */
export async function renewRecoveryCodes(deps: Deps, principal: StaffPrincipal): Promise<string[]> {
  return inTransaction(deps.db, async (tx) => {
    const member = await lockSelf(tx, principal);
    if (!hasFactor(member)) throw new ProblemError(409, 'totp_not_set_up');
    const codes = await makeRecoveryCodes(tx, deps, member.id);
    const subject = { kind: 'staff', id: member.id };
    const action = 'staff.renew-recovery-codes';
    await recordAudit(tx, principal, { action, subject, at: deps.now() });
    return codes;
  });
}
