import type { PasskeyAssertion } from '@dp/contract/staff/security.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { notePasskeyUse } from './factors/factor-store.ts';
import { verifyPasskey } from './factors/verify-passkey.ts';
import { openStaffSession, type Place } from './open-staff-session.ts';
import { lockStaff } from './staff-store.ts';

/**
 * Signs in by a passkey alone, which its owner has unlocked.
 *
 * @returns the session's token.
 * @throws ProblemError 422 `factor_wrong`.
 */
export async function signInWithPasskey(
  deps: Deps,
  given: Place & { readonly response: PasskeyAssertion },
): Promise<string> {
  const { id, staffId, counter } = await verifyPasskey(deps, null, given.response);
  return inTransaction(deps.db, async (tx) => {
    const member = await lockStaff(tx, staffId);
    if (!member || member.disabledAt) throw new ProblemError(422, 'factor_wrong');
    const at = deps.now();
    await notePasskeyUse(tx, id, { counter, lastUsedAt: at });
    const { token, principal } = await openStaffSession(tx, member, given, { at, half: false });
    await recordAudit(tx, principal, {
      action: 'staff.sign-in',
      subject: { kind: 'staff', id: staffId },
      after: { session: principal.sessionId, method: 'passkey' },
      at,
    });
    return token;
  });
}
