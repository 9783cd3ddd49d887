import { Secret, TOTP } from 'otpauth';
import type { StaffCaller, TestBackOffice } from '../test-back-office.ts';
import { sessionTokenOf } from '../test-back-office.ts';
import { Authenticator } from './authenticator.ts';

/** The code that an app shows now, or after some seconds. */
export function totpCode(office: TestBackOffice, secret: string, secondsLater = 0): string {
  const timestamp = office.clock.now().getTime() + secondsLater * 1_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Sets up a code app as a person does; the session stays good. */
export async function setUpTotp(
  office: TestBackOffice,
  as: StaffCaller,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await office.call('setUpTotp', {}, { as })).body.data;
  const body = { code: totpCode(office, secret) };
  const confirmed = await office.call('confirmTotp', { body }, { as });
  if (confirmed.status !== 200) throw new Error(`confirmTotp: ${confirmed.problem.code}`);
  return { secret, recoveryCodes: confirmed.body.data.recovery_codes ?? [] };
}

/** Registers a passkey as a person does. */
export async function setUpPasskey(
  office: TestBackOffice,
  as: StaffCaller,
  authenticator = new Authenticator(office.shop.deps.config.adminUrl),
): Promise<{ authenticator: Authenticator; recoveryCodes: string[] }> {
  const { data } = (await office.call('passkeyChallenge', {}, { as })).body;
  const body = { name: 'Phone', response: authenticator.register(data) };
  const added = await office.call('addPasskey', { body }, { as });
  if (added.status !== 200) throw new Error(`addPasskey: ${added.problem.code}`);
  return { authenticator, recoveryCodes: added.body.data.recovery_codes ?? [] };
}

/** Types e-mail and password of somebody with a second factor: half signed in. */
export async function givePassword(
  office: TestBackOffice,
  body: { email: string; password: string },
): Promise<StaffCaller> {
  const answer = await office.call('signIn', { body });
  if (!answer.body.data?.factor_required) throw new Error('No second factor is required.');
  return { staffId: 0, token: sessionTokenOf(answer) ?? '' };
}
