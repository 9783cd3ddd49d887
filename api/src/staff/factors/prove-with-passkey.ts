import type { PasskeyAssertion } from '@dp/contract/staff/security.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import type { StaffPrincipal } from '../../principals/principal.ts';
import { notePasskeyUse } from './factor-store.ts';
import { renewProof } from './renew-proof.ts';
import { verifyPasskey } from './verify-passkey.ts';

/**
 * Gives the second factor by one of one's own passkeys.
 *
 * @returns the session's new token.
 * @throws ProblemError 422 `factor_wrong`.
 */
export async function proveWithPasskey(
  deps: Deps,
  principal: StaffPrincipal,
  response: PasskeyAssertion,
): Promise<string> {
  const { id, counter } = await verifyPasskey(deps, principal.staffId, response);
  return inTransaction(deps.db, async (tx) => {
    const at = deps.now();
    await notePasskeyUse(tx, id, { counter, lastUsedAt: at });
    return renewProof(tx, principal, { method: 'passkey', at });
  });
}
