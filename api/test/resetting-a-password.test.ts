import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resetTokens } from '../src/accounts/account-tables.ts';
import { registerVerified, signUpEntries } from './arrange/accounts.ts';
import { otherCode, readCode, readMessages } from './arrange/outbox.ts';
import { arrangeSession, arrangeShopper } from './arrange/shoppers.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open();
});
afterAll(() => shop.close());

const forgot = (login: string) => shop.call('forgotPassword', { body: { login } });
const exchange = (login: string, code: string) =>
  shop.call('verifyResetOtp', { body: { login, code } });
const choose = (resetToken: string, password: string, confirmation = password) =>
  shop.call('updatePassword', {
    body: { reset_token: resetToken, password, password_confirmation: confirmation },
  });
const logIn = (login: string, password: string) =>
  shop.call('login', { body: { login, password } });

async function resetToken(login: string): Promise<string> {
  await forgot(login);
  return (await exchange(login, await readCode(shop, login))).body.data.reset_token;
}

describe('resetting a forgotten password', () => {
  it('takes a code and a token, and ends every session', async () => {
    const { id, email, password, token } = await registerVerified(shop);
    const elsewhere = await arrangeSession(shop, id);
    shop.clock.advance({ minutes: 1 });
    expect((await forgot(email)).body).toEqual({
      data: { sent: true, expires_in: 600, retry_in: 60 },
    });
    const exchanged = await exchange(email, await readCode(shop, email));
    expect(exchanged.body.data).toEqual({ reset_token: expect.any(String), expires_in: 900 });
    expect((await choose(exchanged.body.data.reset_token, 'third-one')).body).toEqual({
      data: { ok: true },
    });

    for (const ended of [token, elsewhere]) {
      const info = { query: { user_id: String(id) } };
      const answer = await shop.call('accountInfo', info, { token: ended });
      expect(answer.problem.code).toBe('session_expired');
    }
    expect((await logIn(email, password)).problem.code).toBe('wrong_credentials');
    expect((await logIn(email, 'third-one')).status).toBe(200);
  });

  it('gives a password to an account that had none', async () => {
    const { email } = await arrangeShopper(shop);
    await choose(await resetToken(email), 'first-ever');
    expect((await logIn(email, 'first-ever')).status).toBe(200);
  });

  it('by phone sends a text message, when the phone is proven', async () => {
    const { email, phone } = await registerVerified(shop);
    shop.clock.advance({ minutes: 1 });
    // Only claimed so far: the code goes to the contact that is surely the owner's.
    await forgot(phone);
    expect(await readMessages(shop, phone)).toHaveLength(0);
    const code = await readCode(shop, email);
    const exchanged = await exchange(phone, code);
    expect(exchanged.status).toBe(200);
  });

  it('proves the contact of the account that is signed in and was never verified', async () => {
    const entries = signUpEntries();
    const { user, token } = (await shop.call('register', { body: entries })).body.data;
    const options = { token };
    await shop.call('forgotPassword', { body: { login: entries.email } }, options);
    const code = await readCode(shop, entries.email);
    const body = { login: entries.email, code };
    const stranger = await shop.call('verifyResetOtp', { body });
    expect(stranger.problem.code).toBe('otp_expired');
    const exchanged = await shop.call('verifyResetOtp', { body }, options);
    expect((await choose(exchanged.body.data.reset_token, 'owners-own')).status).toBe(200);
    expect((await logIn(entries.email, 'owners-own')).body.data).toMatchObject({ client: user });
  });

  it('is not for contacts that nobody has proven: they log in with a code first', async () => {
    const { email } = signUpEntries();
    await shop.call('register', { body: signUpEntries({ email }) });
    const before = await readMessages(shop, email);
    expect((await forgot(email)).status).toBe(200);
    expect(await readMessages(shop, email)).toEqual(before);
  });
});

describe('a reset token', () => {
  it('is good for one new password', async () => {
    const { email } = await arrangeShopper(shop);
    const token = await resetToken(email);
    expect((await choose(token, 'third-one')).status).toBe(200);
    const again = await choose(token, 'fourth-one');
    expect([again.status, again.problem.code]).toEqual([401, 'reset_session_expired']);
  });

  it('used twice at once sets one password', async () => {
    const { email } = await arrangeShopper(shop);
    const token = await resetToken(email);
    const answers = await Promise.all(
      ['third-one', 'third-two', 'third-three'].map((password) => choose(token, password)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('is good for 15 minutes', async () => {
    const { email } = await arrangeShopper(shop);
    const token = await resetToken(email);
    shop.clock.advance({ minutes: 15 });
    expect((await choose(token, 'third-one')).problem.code).toBe('reset_session_expired');
  });

  it('ends when the password is set with another one', async () => {
    const { email } = await arrangeShopper(shop);
    const first = await resetToken(email);
    shop.clock.advance({ minutes: 1 });
    const second = await resetToken(email);
    expect((await choose(second, 'third-one')).status).toBe(200);
    expect((await choose(first, 'fourth-one')).problem.code).toBe('reset_session_expired');
  });

  it('is stored only as a hash', async () => {
    const { email, customerId } = await arrangeShopper(shop);
    const token = await resetToken(email);
    const [row] = await shop.db
      .select()
      .from(resetTokens)
      .where(eq(resetTokens.customerId, customerId));
    expect(row?.tokenHash).not.toBe(token);
  });

  it('that was invented is refused', async () => {
    expect((await choose('invented', 'third-one')).problem.code).toBe('reset_session_expired');
  });

  it.each([
    ['a short password', '12345', '12345', { password: 'password_too_short' }],
    ['no password', '', '', { password: 'new_password_required' }],
    [
      'another confirmation',
      'third-one',
      'third-two',
      { password_confirmation: 'passwords_do_not_match' },
    ],
  ])('with %s is refused on the field, and stays good', async (_, typed, confirmed, fields) => {
    const { email } = await arrangeShopper(shop);
    const token = await resetToken(email);
    expect((await choose(token, typed, confirmed)).problem.fields).toMatchObject(fields);
    expect((await choose(token, 'third-one')).status).toBe(200);
  });
});

describe('a reset code', () => {
  it('that is wrong five times is dead', async () => {
    const { email } = await arrangeShopper(shop);
    await forgot(email);
    const code = await readCode(shop, email);
    for (const _ of [1, 2, 3, 4, 5]) {
      expect((await exchange(email, otherCode(code))).problem.code).toBe('otp_wrong');
    }
    expect((await exchange(email, code)).problem.code).toBe('otp_expired');
  });

  it('exchanged twice at once gives one token', async () => {
    const { email } = await arrangeShopper(shop);
    await forgot(email);
    const code = await readCode(shop, email);
    const answers = await Promise.all([1, 2, 3].map(() => exchange(email, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });
});
