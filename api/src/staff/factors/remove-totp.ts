import { inTransaction } from '../../database/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import type { StaffPrincipal } from '../../principals/principal.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { updateStaff } from '../staff-store.ts';
import { afterFactorRemoval } from './after-factor-removal.ts';
import { lockSelf } from './change-own-factors.ts';

/** Gives up the code app. @throws ProblemError 409 `last_factor`, `totp_not_set_up`. */
export async function removeTotp({ db, now }: Deps, principal: StaffPrincipal): Promise<void> {
  await inTransaction(db, async (tx) => {
    const member = await lockSelf(tx, principal);
    if (member.totpSecret === null) throw new ProblemError(409, 'totp_not_set_up');
    await updateStaff(tx, member.id, { totpSecret: null, totpPendingSecret: null });
    await afterFactorRemoval(tx, principal, { method: 'totp' }, now());
  });
}
