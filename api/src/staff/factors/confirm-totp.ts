import { inTransaction } from '../../database/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import type { StaffPrincipal } from '../../principals/principal.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { updateStaff } from '../staff-store.ts';
import { afterFirstFactor, auditOwnFactor, lockSelf } from './change-own-factors.ts';
import { takeTotpStep } from './take-totp-step.ts';

/**
 * Uses the new secret from now on.
 *
 * @returns recovery codes, when it is the first second factor.
 * @throws ProblemError 409 `totp_not_set_up`; 422 `factor_wrong`.
 */
export async function confirmTotp(
  deps: Deps,
  principal: StaffPrincipal,
  code: string,
): Promise<string[] | null> {
  return inTransaction(deps.db, async (tx) => {
    const member = await lockSelf(tx, principal);
    const sealed = member.totpPendingSecret;
    if (sealed === null) throw new ProblemError(409, 'totp_not_set_up');
    const at = deps.now();
    // A new secret has no used codes yet.
    await takeTotpStep(tx, deps, { ...member, totpLastStep: null }, { sealed, code, at });
    await updateStaff(tx, member.id, { totpSecret: sealed, totpPendingSecret: null });
    await auditOwnFactor(tx, principal, 'staff.add-factor', { method: 'totp' }, at);
    return afterFirstFactor(tx, deps, principal, member);
  });
}
