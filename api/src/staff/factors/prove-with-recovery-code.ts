import { inTransaction } from '../../database/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import type { StaffPrincipal } from '../../principals/principal.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { limitedAttempt } from './factor-limits.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { renewProof } from './renew-proof.ts';
import { type TypedCode, WRONG_CODE } from './take-totp-step.ts';

/**
 * Gives the second factor by a recovery code, which is used up.
 *
 * @returns the session's new token.
 * @throws ProblemError 422 `factor_wrong`; 429 `too_many_attempts`.
 */
export async function proveWithRecoveryCode(
  deps: Deps,
  principal: StaffPrincipal,
  { code, ip }: TypedCode,
): Promise<string> {
  const { staffId } = principal;
  return limitedAttempt(deps, { staffId, ip }, () =>
    inTransaction(deps.db, async (tx) => {
      const at = deps.now();
      const isRight = await useRecoveryCode(tx, deps, { staffId, code, at });
      if (!isRight) throw new ProblemError(422, 'factor_wrong', WRONG_CODE);
      return renewProof(tx, principal, { method: 'recovery', at });
    }),
  );
}
