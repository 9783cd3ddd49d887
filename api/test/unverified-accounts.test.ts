import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpEntries } from './arrange/accounts.ts';
import { readCode, readMessages } from './arrange/outbox.ts';
import { photograph } from './arrange/photographs.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await TestApp.open();
});

afterAll(() => shop.close());
const register = (entries: object) => shop.call('register', { body: entries });

const logIn = (login: string, password: string) =>
  shop.call('login', { body: { login, password } });

describe('an account that was never verified', () => {
  const verify = async (login: string, token?: string) =>
    shop.call(
      'verifyOtp',
      { body: { login, code: await readCode(shop, login), purpose: 'register' } },
      { token },
    );
  const infoOf = ({ user, token }: { user: { id: number }; token: string }) =>
    shop.call('accountInfo', { query: { user_id: String(user.id) } }, { token });

  it('gives way to the owner of its contacts whatever it has left in the shop', async () => {
    const squatter = signUpEntries({ password: 'squatter-1', password_confirmation: 'squatter-1' });
    const { token } = (await register(squatter)).body.data;
    const headers = { 'idempotency-key': 'never-sent-order' };
    expect((await shop.call('resolvePlacement', {}, { token, headers })).status).toBe(200);
    const picture = await photograph(40, 30, '#557799');
    expect((await shop.call('uploadReturnPicture', { body: picture }, { token })).status).toBe(200);
    shop.clock.advance({ minutes: 2 });
    const owner = signUpEntries({ email: squatter.email, phone_number: squatter.phone_number });
    await register(owner);
    expect((await verify(owner.email)).status).toBe(200);
  });

  it('does not keep the owner of its contacts from registering, and ends with their proof', async () => {
    const squatter = signUpEntries({ password: 'squatter-1', password_confirmation: 'squatter-1' });
    const first = await register(squatter);
    shop.clock.advance({ minutes: 2 });
    const owner = signUpEntries({ email: squatter.email, phone_number: squatter.phone_number });
    const second = await register(owner);
    expect(second.status).toBe(200);
    expect((await verify(owner.email, second.body.data.token)).status).toBe(200);

    expect((await infoOf(first.body.data)).problem.code).toBe('session_expired');
    expect((await logIn(owner.email, 'squatter-1')).problem.code).toBe('wrong_credentials');
    expect((await logIn(owner.email, 'first-password')).body.data).toHaveProperty('token');
  });

  it('goes on when the same person sends the form once more', async () => {
    const entries = signUpEntries();
    const first = await register(entries);
    const second = await register({ ...entries, name: 'Corrected Name' });
    expect(second.body.data.user).toEqual({ ...first.body.data.user, name: 'Corrected Name' });
    expect(second.body.data.verification).toMatchObject({ expires_in: 600, retry_in: 60 });
    expect(await readMessages(shop, entries.email)).toHaveLength(1);
    // Without the session from before: many people have the same weak password.
    expect((await infoOf(first.body.data)).problem.code).toBe('session_expired');

    await verify(entries.email);
    expect((await logIn(entries.email, 'first-password')).body.data).toHaveProperty('token');
  });

  it('is another one than a stranger’s with the same weak password', async () => {
    const weak = { password: '123456', password_confirmation: '123456' };
    const squatter = signUpEntries(weak);
    const first = (await register(squatter)).body.data;
    shop.clock.advance({ minutes: 1 });
    const second = (await register(signUpEntries({ ...weak, email: squatter.email }))).body.data;
    expect(second.user.id).not.toBe(first.user.id);
    await verify(squatter.email, second.token);
    expect((await infoOf(first)).problem.code).toBe('session_expired');
    expect((await infoOf(second)).body.data.data.verified).toBe(true);
  });

  it('cannot be registered over in secret while its owner looks for the code', async () => {
    const owner = signUpEntries();
    const { token } = (await register(owner)).body.data;
    shop.clock.advance({ minutes: 1 });
    const attacker = signUpEntries({ email: owner.email, password: 'attacker-1' });
    await register({ ...attacker, password_confirmation: 'attacker-1' });
    // Without a sign of which of the two registrations it belongs to, the newest code opens neither.
    expect((await verify(owner.email)).body.data).toEqual({ name_required: true });
    expect((await verify(owner.email, token)).body.data).toMatchObject({
      client: { name: owner.name },
    });
    expect((await logIn(owner.email, 'attacker-1')).problem.code).toBe('wrong_credentials');
    expect((await logIn(attacker.phone_number, 'attacker-1')).problem.code).toBe(
      'wrong_credentials',
    );
  });

  it('is logged into with its password and a code, from any device', async () => {
    const entries = signUpEntries();
    const { user } = (await register(entries)).body.data;
    shop.clock.advance({ days: 3 });
    expect((await logIn(entries.email, entries.password)).body.data).toEqual({
      otp_required: true,
      channel: 'email',
      sent_to: 'p•••@example.com',
      expires_in: 600,
      retry_in: 60,
    });
    const body = {
      login: entries.email,
      code: await readCode(shop, entries.email),
      purpose: 'login',
      password: entries.password,
    };
    const wrong = await shop.call('verifyOtp', { body: { ...body, password: 'another' } });
    expect(wrong.body.data).toEqual({ name_required: true });
    expect((await shop.call('verifyOtp', { body })).body.data).toMatchObject({ client: user });
    expect((await logIn(entries.email, entries.password)).body.data).toHaveProperty('token');
  });
});

it('two concurrent registrations with one e-mail: the one that proves it gets it', async () => {
  const entries = signUpEntries();
  const passwords = ['password-1', 'password-2'];
  const answers = await Promise.all(
    passwords.map((password) =>
      register({ ...entries, password, password_confirmation: password }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await readMessages(shop, entries.email)).toHaveLength(1);
  const body = {
    login: entries.email,
    code: await readCode(shop, entries.email),
    purpose: 'register',
  };
  const { token } = answers[0]?.body.data ?? {};
  expect((await shop.call('verifyOtp', { body }, { token })).status).toBe(200);
  const works = await Promise.all(
    passwords.map(async (password) => (await logIn(entries.email, password)).status),
  );
  expect(works).toEqual([200, 401]);
});
