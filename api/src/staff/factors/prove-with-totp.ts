import { inTransaction } from '../../database/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import type { StaffPrincipal } from '../../principals/principal.ts';
import { lockStaff } from '../staff-store.ts';
import { limitedAttempt } from './factor-limits.ts';
import { renewProof } from './renew-proof.ts';
import { type TypedCode, takeTotpStep } from './take-totp-step.ts';

/**
 * Gives the second factor by a code of the code app; each code is good once.
 *
 * @returns the session's new token.
 * @throws ProblemError 422 `factor_wrong`; 429 `too_many_attempts`.
 */
export async function proveWithTotp(
  deps: Deps,
  principal: StaffPrincipal,
  { code, ip }: TypedCode,
): Promise<string> {
  return limitedAttempt(deps, { ...principal, ip }, () =>
    inTransaction(deps.db, async (tx) => {
      const member = await lockStaff(tx, principal.staffId);
      const at = deps.now();
      await takeTotpStep(tx, deps, member, { sealed: member?.totpSecret ?? null, code, at });
      return renewProof(tx, principal, { method: 'totp', at });
    }),
  );
}
