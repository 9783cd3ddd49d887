import type { Deps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { acceptInvitation, requireInvitation } from './accept-invitation.ts';
import { disableStaff } from './disable-staff.ts';
import { editStaff } from './edit-staff.ts';
import { enableStaff } from './enable-staff.ts';
import { endStaffSessions } from './end-staff-sessions.ts';
import { resetFactors } from './factors/reset-factors.ts';
import { TO_WHOEVER_OPENS } from './invitation-store.ts';
import { inviteStaff, revokeInvitation } from './invite-staff.ts';
import { listInvitations, listRoles, listStaff } from './people-queries.ts';
import { resetStaffPassword } from './reset-staff-password.ts';
import { createRole } from './roles/create-role.ts';
import { editRole } from './roles/edit-role.ts';
import { removeRole } from './roles/remove-role.ts';
import { presentRole } from './roles/roles.ts';
import { requirePasswordReset, setPasswordByLink } from './set-password-by-link.ts';
import { presentSignedIn } from './sign-in.ts';

const OK = { data: { ok: true } } as const;

/** Colleagues, their roles, and invitations. */
export function addPeopleRoutes(add: AddStaffEndpoint, deps: Deps): void {
  add('listStaff', async ({ staff }) => ({ data: await listStaff(deps, staff) }));
  add('editStaff', async ({ staff, params, body }) => {
    const { name, role_id: roleId, version } = body;
    return { data: await editStaff(deps, staff, { staffId: params.id, name, roleId, version }) };
  });
  add('disableStaff', async ({ staff, params, body }) => ({
    data: await disableStaff(deps, staff, { staffId: params.id, ...body }),
  }));
  add('enableStaff', async ({ staff, params, body }) => ({
    data: await enableStaff(deps, staff, { staffId: params.id, ...body }),
  }));
  add('resetStaffFactors', async ({ staff, params, body }) => ({
    data: await resetFactors(deps, staff, { staffId: params.id, ...body }),
  }));
  add('resetStaffPassword', async ({ staff, params }) => {
    const { link, mailed, expiresAt } = await resetStaffPassword(deps, staff, params.id);
    return { data: { link, mailed, expires_at: expiresAt.toISOString() } };
  });
  add('endStaffSessions', async ({ staff, params }) => {
    await endStaffSessions(deps, staff, params.id);
    return OK;
  });

  add('listRoles', async ({ staff }) => ({ data: await listRoles(deps.db, staff) }));
  add('createRole', async ({ staff, body }) => {
    const { factor_required: factorRequired, ...fields } = body;
    return { data: await createRole(deps, staff, { ...fields, factorRequired }) };
  });
  add('editRole', async ({ staff, params, body }) => {
    const { factor_required: factorRequired, ...fields } = body;
    const given = { ...fields, factorRequired, roleId: params.id };
    return { data: await editRole(deps, staff, given) };
  });
  add('removeRole', async ({ staff, params, body }) => {
    await removeRole(deps, staff, { roleId: params.id, ...body });
    return OK;
  });

  add('listInvitations', async ({ staff }) => ({ data: await listInvitations(deps, staff) }));
  add('inviteStaff', async ({ staff, body }) => {
    const { email, role_id: roleId, locale } = body;
    return { data: await inviteStaff(deps, staff, { email, roleId, locale }) };
  });
  add('revokeInvitation', async ({ staff, params }) => {
    await revokeInvitation(deps, staff, params.id);
    return OK;
  });
  add('readInvitation', async ({ body }) => {
    const { email, role, expiresAt } = await requireInvitation(deps.db, body.token, deps.now());
    return {
      data: {
        email: email === TO_WHOEVER_OPENS ? null : email,
        role: presentRole(role),
        expires_at: expiresAt.toISOString(),
      },
    };
  });
  add('acceptInvitation', async ({ body, ip, header, setSession }) => {
    setSession(await acceptInvitation(deps, { ...body, ip, device: header('user-agent') }));
    return OK;
  });

  add('readPasswordReset', async ({ body }) => {
    const { email, expiresAt } = await requirePasswordReset(deps.db, body.token, deps.now());
    return { data: { email, expires_at: expiresAt.toISOString() } };
  });
  add('setPasswordByLink', async ({ body, ip, header, setSession }) => {
    const place = { ip, device: header('user-agent') };
    const signedIn = await setPasswordByLink(deps, { ...body, ...place });
    setSession(signedIn.token);
    return presentSignedIn(signedIn);
  });
}
