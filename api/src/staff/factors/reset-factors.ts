import type { ShownStaffMember } from '@dp/contract/staff/people.ts';
import type { Deps } from '../../deps.ts';
import type { Principal } from '../../principals/principal.ts';
import { changeStaff, type SeenStaff } from '../change-staff.ts';
import { revokePasswordReset } from '../password-reset-store.ts';
import { deleteStaffSessions } from '../staff-session-store.ts';
import { updateStaff } from '../staff-store.ts';
import { deletePasskeys, replaceRecoveryCodes } from './factor-store.ts';
import { factorMethods, hasFactor } from './factors.ts';

/**
 * Removes a colleague's second factors, and ends their sessions and their link to a new password: they sign in by
 * the password that they have, alone, and set up new factors where their role requires it.
 *
 * @throws ProblemError as `changeStaff`.
 */
export async function resetFactors(
  deps: Deps,
  principal: Principal,
  given: Omit<SeenStaff, 'version'> & { readonly version: number | undefined },
): Promise<ShownStaffMember> {
  return changeStaff(
    deps,
    principal,
    { ...given, action: 'staff.reset-factors' },
    async (tx, member) => {
      const { id } = member;
      const none = { totpSecret: null, totpPendingSecret: null, totpLastStep: null };
      await updateStaff(tx, id, none, { raise: true });
      await deletePasskeys(tx, id);
      await replaceRecoveryCodes(tx, id, []);
      await revokePasswordReset(tx, id);
      await deleteStaffSessions(tx, id);
      return {
        before: { factors: hasFactor(member) ? factorMethods(member) : [] },
        after: { factors: [] },
      };
    },
  );
}
