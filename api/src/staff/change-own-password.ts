import { hashPassword, isPassword } from '../accounts/password-hash.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import type { StaffPrincipal } from '../principals/principal.ts';
import { lockSelf } from './factors/change-own-factors.ts';
import { limitedAttempt } from './factors/factor-limits.ts';
import { passwordWrong } from './factors/prove-with-password.ts';
import { revokePasswordReset } from './password-reset-store.ts';
import { deleteStaffSessions } from './staff-session-store.ts';
import { findStaff, updateStaff } from './staff-store.ts';

/**
 * Changes one's own password, and ends all other sessions and the link to a new one. An account of the demo shop
 * with a password of its own is one like any other.
 *
 * @throws ProblemError 422 `old_password_wrong`; 429 `too_many_attempts`.
 */
export async function changeOwnPassword(
  deps: Deps,
  principal: StaffPrincipal,
  given: { readonly currentPassword: string; readonly newPassword: string; readonly ip: string },
): Promise<void> {
  const { staffId, sessionId } = principal;
  await limitedAttempt(deps, { staffId, ip: given.ip }, async () => {
    const before = await findStaff(deps.db, staffId);
    if (!(await isPassword(before?.passwordHash, given.currentPassword))) {
      throw passwordWrong('current_password');
    }
    const passwordHash = await hashPassword(given.newPassword);
    await inTransaction(deps.db, async (tx) => {
      const member = await lockSelf(tx, principal);
      // Changed in another session since: the current password is another one now.
      if (member.passwordHash !== before?.passwordHash) throw passwordWrong('current_password');
      await updateStaff(tx, staffId, { passwordHash, demo: false });
      await revokePasswordReset(tx, staffId);
      await deleteStaffSessions(tx, staffId, sessionId);
      const subject = { kind: 'staff', id: staffId };
      const action = 'staff.change-password';
      await recordAudit(tx, principal, { action, subject, at: deps.now() });
    });
  });
}
