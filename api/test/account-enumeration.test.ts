import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpEntries } from './arrange/accounts.ts';
import { readMessages } from './arrange/outbox.ts';
import { arrangeShopper } from './arrange/shoppers.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open();
});
afterAll(() => shop.close());

type Ask = (shop: TestApp, login: string) => Promise<{ status: number; body: unknown }>;
const forgot: Ask = (at, login) => at.call('forgotPassword', { body: { login } });
const resend: Ask = (at, login) => at.call('resendOtp', { body: { login, purpose: 'register' } });
const logIn: Ask = (at, login) => at.call('login', { body: { login } });
const guess =
  (name: 'verifyResetOtp' | 'verifyOtp'): Ask =>
  (at, login) =>
    at.call(name, {
      body: { login, code: '000000', ...(name === 'verifyOtp' ? { purpose: 'register' } : {}) },
    });

/** A call's response without its random parts. */
async function seen(at: TestApp, ask: Ask, login: string) {
  const { status, body } = await ask(at, login);
  return [status, { ...(body as object), request_id: undefined }];
}

describe('accounts cannot be enumerated', () => {
  it.each([
    ['forgot-password', 'karim', forgot, guess('verifyResetOtp')],
    ['resend-otp', 'laila', resend, guess('verifyOtp')],
  ])('from %s and what follows', async (_, name, ask, verify) => {
    const known = signUpEntries({ email: `${name}1@example.com` });
    await shop.call('register', { body: known });
    const unknown = `${name}2@example.com`;
    shop.clock.advance({ minutes: 1 });
    for (const step of [ask, ask, verify, verify, verify, verify, verify, verify]) {
      expect(await seen(shop, step, unknown)).toEqual(await seen(shop, step, known.email));
    }
    shop.clock.advance({ minutes: 1 });
    expect(await seen(shop, ask, unknown)).toEqual(await seen(shop, ask, known.email));
    expect(await readMessages(shop, unknown)).toHaveLength(0);
    expect((await readMessages(shop, known.email)).length).toBeGreaterThan(0);
    shop.clock.advance({ hours: 1 });
    // Not compared: the next code depends on the current state.
    expect((await logIn(shop, unknown)).status).toBe(200);
    expect(await readMessages(shop, unknown)).toHaveLength(1);
  });

  it('from asking for a log-in code', async () => {
    await arrangeShopper(shop, { email: 'known@example.com', phone: '+201288800001' });
    for (const [known, unknown] of [
      ['known@example.com', 'knows@example.com'],
      ['+201288800001', '+201288899001'],
    ] as const) {
      expect(await seen(shop, logIn, unknown)).toEqual(await seen(shop, logIn, known));
    }
  });

  it('where only mails can be sent and a phone is typed', async () => {
    const mailOnly = await TestApp.open({ smtpUrl: 'smtp://127.0.0.1:9' });
    try {
      const { phone, email } = await arrangeShopper(mailOnly);
      for (const ask of [logIn, forgot, guess('verifyResetOtp'), logIn]) {
        const known = await seen(mailOnly, ask, phone);
        expect(await seen(mailOnly, ask, '+201277700001')).toEqual(known);
        mailOnly.clock.advance({ minutes: 1 });
      }
      expect((await readMessages(mailOnly, email)).map(({ channel }) => channel)).toEqual([
        'email',
        'email',
        'email',
      ]);
      expect(await readMessages(mailOnly)).toHaveLength(3);
    } finally {
      await mailOnly.close();
    }
  });
});
