import type { Deps } from '../deps.ts';
import type { Principal } from '../principals/principal.ts';
import { changeStaff } from './change-staff.ts';
import { deleteStaffSessions } from './staff-session-store.ts';

/** Ends a colleague's sessions. @throws ProblemError as `changeStaff`. */
export async function endStaffSessions(
  deps: Deps,
  principal: Principal,
  staffId: number,
): Promise<void> {
  const given = { staffId, version: undefined, action: 'staff.end-session' as const };
  await changeStaff(deps, principal, given, async (tx, { id }) => ({
    before: { sessions: await deleteStaffSessions(tx, id) },
    after: { sessions: 0 },
  }));
}
