import type { ShownStaffMember } from '@dp/contract/staff/people.ts';
import type { Deps } from '../deps.ts';
import type { Principal } from '../principals/principal.ts';
import { changeStaff, type SeenStaff } from './change-staff.ts';
import { updateStaff } from './staff-store.ts';

/** Lets a disabled colleague sign in again. @throws ProblemError as `changeStaff`. */
export async function enableStaff(
  deps: Deps,
  principal: Principal,
  seen: SeenStaff,
): Promise<ShownStaffMember> {
  return changeStaff(deps, principal, { ...seen, action: 'staff.enable' }, async (tx, { id }) => {
    await updateStaff(tx, id, { disabledAt: null }, { raise: true });
    return { before: { disabled: true }, after: { disabled: false } };
  });
}
