import type { PasskeyAttestation } from '@dp/contract/staff/security.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import type { StaffPrincipal } from '../../principals/principal.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { afterFirstFactor, auditOwnFactor, lockSelf } from './change-own-factors.ts';
import { insertPasskey } from './factor-store.ts';
import { verifyNewPasskey } from './verify-passkey.ts';

/**
 * Adds a passkey.
 *
 * @returns recovery codes, when it is the first second factor.
 * @throws ProblemError 422 `factor_wrong`; 409 `passkey_taken`.
 */
export async function addPasskey(
  deps: Deps,
  principal: StaffPrincipal,
  { name, response }: { readonly name: string; readonly response: PasskeyAttestation },
): Promise<string[] | null> {
  const { staffId } = principal;
  const credential = await verifyNewPasskey(deps, staffId, response);
  return inTransaction(deps.db, async (tx) => {
    const member = await lockSelf(tx, principal);
    const at = deps.now();
    const id = await insertPasskey(tx, { ...credential, staffId, name, createdAt: at });
    if (id === undefined) throw new ProblemError(409, 'passkey_taken');
    await auditOwnFactor(
      tx,
      principal,
      'staff.add-factor',
      { method: 'passkey', passkey: id, name },
      at,
    );
    return afterFirstFactor(tx, deps, principal, member);
  });
}
