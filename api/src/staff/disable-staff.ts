import type { ShownStaffMember } from '@dp/contract/staff/people.ts';
import type { Deps } from '../deps.ts';
import type { Principal } from '../principals/principal.ts';
import { changeStaff, type SeenStaff } from './change-staff.ts';
import { revokePasswordReset } from './password-reset-store.ts';
import { deleteStaffSessions } from './staff-session-store.ts';
import { updateStaff } from './staff-store.ts';

/**
 * Disables an account and ends its sessions and its link to a new password at once.
 *
 * @throws ProblemError as `changeStaff`.
 */
export async function disableStaff(
  deps: Deps,
  principal: Principal,
  seen: SeenStaff,
): Promise<ShownStaffMember> {
  return changeStaff(
    deps,
    principal,
    { ...seen, action: 'staff.disable' },
    async (tx, { id }, at) => {
      await updateStaff(tx, id, { disabledAt: at }, { raise: true });
      await revokePasswordReset(tx, id);
      const sessions = await deleteStaffSessions(tx, id);
      return { before: { disabled: false, sessions }, after: { disabled: true, sessions: 0 } };
    },
  );
}
