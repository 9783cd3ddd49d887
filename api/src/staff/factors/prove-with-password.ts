import { isPassword } from '../../accounts/password-hash.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import type { StaffPrincipal } from '../../principals/principal.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { findStaff } from '../staff-store.ts';
import { limitedAttempt } from './factor-limits.ts';
import { factorMethods, hasFactor } from './factors.ts';
import { renewProof } from './renew-proof.ts';

/**
 * Gives the password again, by who has no second factor.
 *
 * @returns the session's new token.
 * @throws ProblemError 403 `factor_needed` for who has one; 422 `old_password_wrong`; 429 `too_many_attempts`.
 */
export async function proveWithPassword(
  deps: Deps,
  principal: StaffPrincipal,
  { password, ip }: { readonly password: string; readonly ip: string },
): Promise<string> {
  const { staffId } = principal;
  const member = await findStaff(deps.db, staffId);
  if (member && hasFactor(member)) {
    throw new ProblemError(403, 'factor_needed', { methods: factorMethods(member) });
  }
  return limitedAttempt(deps, { staffId, ip }, async () => {
    if (!(await isPassword(member?.passwordHash, password))) throw passwordWrong('password');
    return inTransaction(deps.db, (tx) =>
      renewProof(tx, principal, { method: 'password', at: deps.now() }),
    );
  });
}

/** The refusal, on its field. */
export function passwordWrong(field: string): ProblemError {
  return new ProblemError(422, 'old_password_wrong', { fields: { [field]: 'old_password_wrong' } });
}
