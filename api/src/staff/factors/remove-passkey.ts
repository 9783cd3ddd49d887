import { inTransaction } from '../../database/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import type { StaffPrincipal } from '../../principals/principal.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { afterFactorRemoval } from './after-factor-removal.ts';
import { lockSelf } from './change-own-factors.ts';
import { deletePasskey } from './factor-store.ts';

/** Removes a passkey. @throws ProblemError 404 `passkey_not_found`; 409 `last_factor`. */
export async function removePasskey(
  { db, now }: Deps,
  principal: StaffPrincipal,
  id: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockSelf(tx, principal);
    const name = await deletePasskey(tx, principal.staffId, id);
    if (name === undefined) throw new ProblemError(404, 'passkey_not_found');
    await afterFactorRemoval(tx, principal, { method: 'passkey', passkey: id, name }, now());
  });
}
