import type { ShownStaffMember } from '@dp/contract/staff/people.ts';
import type { Deps } from '../deps.ts';
import type { Principal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { changeStaff } from './change-staff.ts';
import { deletePasskeys, replaceRecoveryCodes } from './factor-store.ts';
import { factorMethods, hasFactor } from './factors.ts';
import { revokePasswordReset } from './password-reset-store.ts';
import { findRole } from './role-store.ts';
import { permissionsOf, requireAllOf } from './roles.ts';
import { deleteStaffSessions } from './staff-session-store.ts';
import { updateStaff } from './staff-store.ts';

/** A colleague, and the version of them that the caller saw. */
interface Seen {
  readonly staffId: number;
  readonly version: number;
}

/**
 * Changes a colleague's name and role; the new permissions hold from their next call on.
 *
 * @throws ProblemError as `changeStaff`; 404 `role_not_found`.
 */
export async function editStaff(
  deps: Deps,
  principal: Principal,
  given: Seen & { readonly name: string; readonly roleId: number },
): Promise<ShownStaffMember> {
  const { name, roleId } = given;
  return changeStaff(deps, principal, { ...given, action: 'staff.edit' }, async (tx, member) => {
    const role = await findRole(tx, roleId);
    if (!role) throw new ProblemError(404, 'role_not_found', { role: roleId });
    requireAllOf(principal, permissionsOf(role));
    await updateStaff(tx, member.id, { name, roleId }, { raise: true });
    return {
      before: { name: member.name, role: member.role.id },
      after: { name, role: roleId },
    };
  });
}

/**
 * Disables an account and ends its sessions and its link to a new password at once.
 *
 * @throws ProblemError as `changeStaff`.
 */
export async function disableStaff(
  deps: Deps,
  principal: Principal,
  seen: Seen,
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

/** Lets a disabled colleague sign in again. @throws ProblemError as `changeStaff`. */
export async function enableStaff(
  deps: Deps,
  principal: Principal,
  seen: Seen,
): Promise<ShownStaffMember> {
  return changeStaff(deps, principal, { ...seen, action: 'staff.enable' }, async (tx, { id }) => {
    await updateStaff(tx, id, { disabledAt: null }, { raise: true });
    return { before: { disabled: true }, after: { disabled: false } };
  });
}

/**
 * Removes a colleague's second factors and ends their sessions: they sign in by the password alone, and set up
 * new ones where their role requires it.
 *
 * @throws ProblemError as `changeStaff`.
 */
export async function resetFactors(
  deps: Deps,
  principal: Principal,
  given: Omit<Seen, 'version'> & { readonly version: number | undefined },
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
      await deleteStaffSessions(tx, id);
      return {
        before: { factors: hasFactor(member) ? factorMethods(member) : [] },
        after: { factors: [] },
      };
    },
  );
}

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
