import type { FactorMethod } from '@dp/contract/staff/staff.ts';
import { isPassword } from '../accounts/password-hash.ts';
import { createPasswordLimits } from '../accounts/password-limits.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { factorMethods, hasFactor } from './factors/factors.ts';
import { openStaffSession, type Place } from './open-staff-session.ts';
import { findActiveStaff, lockStaff } from './staff-store.ts';

/** A session token, and what still has to follow the password, if anything. */
export interface SignedIn {
  readonly token: string;
  readonly factorRequired: boolean;
  readonly methods: readonly FactorMethod[];
}

/**
 * Signs in with e-mail and password; an account with a second factor must give it next.
 *
 * @throws ProblemError 401 `wrong_credentials`, the same for an unknown or disabled account and a wrong
 *   password, after the same work; 429 `too_many_attempts`.
 */
export async function signIn(
  deps: Deps,
  given: Place & { readonly email: string; readonly password: string },
): Promise<SignedIn> {
  const right = await createPasswordLimits(deps, 'staff').attempt(given.email, given.ip);
  const found = await findActiveStaff(deps.db, given.email);
  const fits = await isPassword(found?.passwordHash, given.password);
  if (!found || !fits) throw new ProblemError(401, 'wrong_credentials');
  const signedIn = await inTransaction(deps.db, async (tx) => {
    const member = await lockStaff(tx, found.id);
    // Changed while it was being checked: what fitted does no longer.
    if (!member || member.disabledAt || member.passwordHash !== found.passwordHash) return;
    const at = deps.now();
    const half = hasFactor(member);
    const { token, principal } = await openStaffSession(tx, member, given, { at, half });
    await recordAudit(tx, principal, {
      action: half ? 'staff.give-password' : 'staff.sign-in',
      subject: { kind: 'staff', id: member.id },
      after: { session: principal.sessionId },
      at,
    });
    return { token, factorRequired: half, methods: half ? factorMethods(member) : [] };
  });
  if (!signedIn) throw new ProblemError(401, 'wrong_credentials');
  await right();
  return signedIn;
}

/** What the browser learns of a sign-in; the token is in the cookie alone. */
export function presentSignedIn({ factorRequired, methods }: SignedIn) {
  return { data: { factor_required: factorRequired, methods: [...methods] } };
}
