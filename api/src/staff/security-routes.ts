import type { Deps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { editProfile } from './edit-profile.ts';
import { endOtherSessions, endSession } from './end-sessions.ts';
import { addPasskey } from './factors/add-passkey.ts';
import { confirmTotp } from './factors/confirm-totp.ts';
import { challengeForNewPasskey, challengeForPasskey } from './factors/passkey-challenges.ts';
import { proveWithPasskey } from './factors/prove-with-passkey.ts';
import { proveWithPassword } from './factors/prove-with-password.ts';
import { proveWithRecoveryCode } from './factors/prove-with-recovery-code.ts';
import { proveWithTotp } from './factors/prove-with-totp.ts';
import { removePasskey } from './factors/remove-passkey.ts';
import { removeTotp } from './factors/remove-totp.ts';
import { renewRecoveryCodes } from './factors/renew-recovery-codes.ts';
import { setUpTotp } from './factors/set-up-totp.ts';
import { readSecurity } from './security-queries.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';
import { readMe } from './staff-queries.ts';

const OK = { data: { ok: true } } as const;

/** The second factor, sessions and password of one's own account. */
export function addSecurityRoutes(add: AddStaffEndpoint, deps: Deps): void {
  add('proveTotp', async ({ staff, body, ip, setSession }) => {
    setSession(await proveWithTotp(deps, staff, { ...body, ip }));
    return OK;
  });
  add('proveRecoveryCode', async ({ staff, body, ip, setSession }) => {
    setSession(await proveWithRecoveryCode(deps, staff, { ...body, ip }));
    return OK;
  });
  add('provePassword', async ({ staff, body, ip, setSession }) => {
    setSession(await proveWithPassword(deps, staff, { ...body, ip }));
    return OK;
  });
  add('proofChallenge', async ({ staff }) => ({
    data: { ...(await challengeForPasskey(deps, staff.staffId)) },
  }));
  add('provePasskey', async ({ staff, body, setSession }) => {
    setSession(await proveWithPasskey(deps, staff, body.response));
    return OK;
  });
  add('signInChallenge', async () => ({ data: { ...(await challengeForPasskey(deps, null)) } }));
  add('signInWithPasskey', async ({ body, ip, header, setSession }) => {
    const place = { ip, device: header('user-agent') };
    setSession(await signInWithPasskey(deps, { ...place, response: body.response }));
    return OK;
  });

  add('security', async ({ staff }) => ({ data: await readSecurity(deps, staff) }));
  add('setUpTotp', async ({ staff }) => ({ data: await setUpTotp(deps, staff) }));
  add('confirmTotp', async ({ staff, body }) => ({
    data: { recovery_codes: await confirmTotp(deps, staff, body.code) },
  }));
  add('removeTotp', async ({ staff }) => {
    await removeTotp(deps, staff);
    return OK;
  });
  add('passkeyChallenge', async ({ staff }) => ({
    data: { ...(await challengeForNewPasskey(deps, staff)) },
  }));
  add('addPasskey', async ({ staff, body }) => ({
    data: { recovery_codes: await addPasskey(deps, staff, body) },
  }));
  add('removePasskey', async ({ staff, params }) => {
    await removePasskey(deps, staff, params.id);
    return OK;
  });
  add('renewRecoveryCodes', async ({ staff }) => ({
    data: { recovery_codes: await renewRecoveryCodes(deps, staff) },
  }));

  add('endSession', async ({ staff, params }) => {
    await endSession(deps, staff, params.id);
    return OK;
  });
  add('endOtherSessions', async ({ staff }) => {
    await endOtherSessions(deps, staff);
    return OK;
  });
  add('changePassword', async ({ staff, body, ip }) => {
    await changeOwnPassword(deps, staff, {
      currentPassword: body.current_password,
      newPassword: body.new_password,
      ip,
    });
    return OK;
  });
  add('editProfile', async ({ staff, body }) => {
    await editProfile(deps, staff, body);
    return { data: await readMe(deps.db, staff) };
  });
}
