import type { TestApp } from '../test-app.ts';
import { readCode } from './outbox.ts';

let serial = 0;

/** What somebody types into the sign-up form; each call is another person. */
export function signUpEntries(given: Partial<ReturnType<typeof entriesOf>> = {}) {
  serial += 1;
  return { ...entriesOf(serial), ...given };
}

function entriesOf(number: number) {
  return {
    name: `Person ${number}`,
    email: `person${number}@example.com`,
    phone_number: `+2011${String(10_000_000 + number)}`,
    password: 'first-password',
    password_confirmation: 'first-password',
  };
}

/** Registers through the API and verifies with the code of the mail. */
export async function registerVerified(
  shop: TestApp,
  given: Partial<ReturnType<typeof entriesOf>> = {},
) {
  const entries = signUpEntries(given);
  const registered = await shop.call('register', { body: entries });
  if (registered.status !== 200) throw new Error(`register: ${registered.problem.code}`);
  const { token, user, verification } = registered.body.data;
  const email = user.email ?? '';
  const phone = user.phone_number ?? '';
  const login = verification.channel === 'email' ? email : phone;
  const verified = await shop.call('verifyOtp', {
    body: { login, code: await readCode(shop, login), purpose: 'register' },
  });
  if (verified.status !== 200) throw new Error(`verifyOtp: ${verified.problem.code}`);
  return {
    id: user.id,
    partnerId: user.partner_id,
    name: user.name,
    email,
    phone,
    password: entries.password,
    token,
  };
}

/** Proves the other contact of an account, as from its profile. */
export async function proveOther(
  shop: TestApp,
  { token }: { readonly token: string },
  login: string,
): Promise<void> {
  await shop.call('resendOtp', { body: { login, purpose: 'register' } }, { token });
  const body = { login, code: await readCode(shop, login), purpose: 'register' };
  const { status, problem } = await shop.call('verifyOtp', { body }, { token });
  if (status !== 200) throw new Error(`verifyOtp: ${problem.code}`);
}
