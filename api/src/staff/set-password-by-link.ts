import { hashPassword } from '../accounts/password-hash.ts';
import { hashToken } from '../accounts/session-token.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { factorMethods, hasFactor } from './factors/factors.ts';
import { openStaffSession, type Place } from './open-staff-session.ts';
import { findPasswordReset, spendPasswordReset } from './password-reset-store.ts';
import type { SignedIn } from './sign-in.ts';
import { deleteStaffSessions } from './staff-session-store.ts';
import { lockStaff, updateStaff } from './staff-store.ts';

/** The open reset of a link. @throws ProblemError 404 `password_reset_not_found`. */
export async function requirePasswordReset(db: Db, token: string, at: Date) {
  const reset = await findPasswordReset(db, hashToken(token), at);
  if (!reset) throw new ProblemError(404, 'password_reset_not_found');
  return reset;
}

/**
 * Sets a new password by a link, which ends every session of the account, and signs in with it: an account
 * with a second factor is asked for it next. An account of the demo shop is one like any other from then on.
 *
 * @throws ProblemError 404 `password_reset_not_found`, also when the link was used meanwhile.
 */
export async function setPasswordByLink(
  { db, now }: Deps,
  given: Place & { readonly token: string; readonly password: string },
): Promise<SignedIn> {
  // Looked up first, so that invented links cost no password hash.
  const { staffId } = await requirePasswordReset(db, given.token, now());
  const passwordHash = await hashPassword(given.password);
  return inTransaction(db, async (tx) => {
    const at = now();
    const member = await lockStaff(tx, staffId);
    const isOpen = await spendPasswordReset(tx, hashToken(given.token), at);
    if (!isOpen || !member || member.disabledAt) {
      throw new ProblemError(404, 'password_reset_not_found');
    }
    await updateStaff(tx, staffId, { passwordHash, demo: false });
    const sessions = await deleteStaffSessions(tx, staffId);
    const half = hasFactor(member);
    const { token, principal } = await openStaffSession(tx, member, given, { at, half });
    await recordAudit(tx, principal, {
      action: 'staff.set-password-by-link',
      subject: { kind: 'staff', id: staffId },
      before: { sessions },
      after: { session: principal.sessionId },
      at,
    });
    return { token, factorRequired: half, methods: half ? factorMethods(member) : [] };
  });
}
