import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTimeCodes } from '../src/accounts/account-tables.ts';
import { otherCode, readCode, readMessages } from './arrange/outbox.ts';
import { arrangeShopper } from './arrange/shoppers.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open();
});
afterAll(() => shop.close());

const askForCode = (login: string) => shop.call('login', { body: { login } });
const verify = (login: string, code: string) =>
  shop.call('verifyOtp', { body: { login, code, purpose: 'login' } });

describe('a one-time code', () => {
  it('is six digits, and stored only as a hash', async () => {
    const { email } = await arrangeShopper(shop);
    const { body } = await askForCode(email);
    expect(body.data).toEqual({
      otp_required: true,
      channel: 'email',
      sent_to: expect.stringMatching(/^s•••@example\.com$/),
      expires_in: 600,
      retry_in: 60,
    });
    const code = await readCode(shop, email);
    const [row] = await shop.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.login, email));
    expect(JSON.stringify(row)).not.toContain(code);
    expect(code).toMatch(/^\d{6}$/);
  });

  it('goes to a phone as a text message', async () => {
    const { phone } = await arrangeShopper(shop);
    const { body } = await askForCode(phone.replace('+20', '0'));
    expect(body.data).toMatchObject({ channel: 'sms', sent_to: `01••••••${phone.slice(-3)}` });
    expect((await verify(phone, await readCode(shop, phone))).status).toBe(200);
  });

  it('works once', async () => {
    const { email, customerId } = await arrangeShopper(shop);
    await askForCode(email);
    const code = await readCode(shop, email);
    expect((await verify(email, code)).body.data).toMatchObject({ client: { id: customerId } });
    expect((await verify(email, code)).problem.code).toBe('otp_expired');
  });

  it('is good for 10 minutes and not longer', async () => {
    const { email } = await arrangeShopper(shop);
    await askForCode(email);
    const first = await readCode(shop, email);
    shop.clock.advance({ minutes: 10 });
    const late = await verify(email, first);
    expect([late.status, late.problem.code]).toEqual([422, 'otp_expired']);

    await askForCode(email);
    const second = await readCode(shop, email);
    shop.clock.advance({ minutes: 9, seconds: 59 });
    expect((await verify(email, second)).status).toBe(200);
  });

  it('is dead after five wrong tries', async () => {
    const { email } = await arrangeShopper(shop);
    await askForCode(email);
    const code = await readCode(shop, email);
    for (const left of [4, 3, 2, 1, 0]) {
      const { status, problem } = await verify(email, otherCode(code));
      expect([status, problem.code, problem.tries_left]).toEqual([422, 'otp_wrong', left]);
    }
    expect((await verify(email, code)).problem.code).toBe('otp_expired');
  });

  it('is invalidated by the next one', async () => {
    const { email } = await arrangeShopper(shop);
    await askForCode(email);
    const first = await readCode(shop, email);
    shop.clock.advance({ seconds: 60 });
    await askForCode(email);
    const second = await readCode(shop, email);
    // Two codes are the same once in a million.
    expect((await verify(email, first)).problem.code).toBe('otp_wrong');
    expect((await verify(email, second)).status).toBe(200);
    expect((await verify(email, first)).problem.code).toBe('otp_expired');
  });

  it('fits no other login and no other purpose', async () => {
    const [one, other] = [await arrangeShopper(shop), await arrangeShopper(shop)];
    await askForCode(one.email);
    await askForCode(other.email);
    const code = await readCode(shop, one.email);
    expect((await verify(other.email, code)).problem.code).toBe('otp_wrong');
    const reset = await shop.call('verifyResetOtp', { body: { login: one.email, code } });
    expect(reset.problem.code).toBe('otp_expired');
    const register = await shop.call('verifyOtp', {
      body: { login: one.email, code, purpose: 'register' },
    });
    expect(register.problem.code).toBe('otp_expired');
  });

  it.each([
    ['no code', '', 'code_required'],
    ['five digits', '12345', 'code_invalid'],
    ['letters', '12a456', 'code_invalid'],
  ])('with %s is refused on its field, and costs no try', async (_, code, fieldCode) => {
    const { problem } = await verify('someone@example.com', code);
    expect([problem.code, problem.fields]).toEqual(['validation_failed', { code: fieldCode }]);
  });

  it('that was never asked for is expired', async () => {
    expect((await verify('never-asked@example.com', '123456')).problem.code).toBe('otp_expired');
  });
});

describe('asking for a code again', () => {
  it('is refused within a minute, and says how long to wait', async () => {
    const { email } = await arrangeShopper(shop);
    await askForCode(email);
    shop.clock.advance({ seconds: 20 });
    const early = await askForCode(email);
    expect([early.status, early.problem.code, early.problem.retry_in]).toEqual([
      429,
      'otp_too_soon',
      40,
    ]);
    expect(early.headers['retry-after']).toBe('40');
    shop.clock.advance({ seconds: 40 });
    expect((await askForCode(email)).status).toBe(200);
  });

  it('for another purpose, or once it has been used, needs no pause', async () => {
    const { email } = await arrangeShopper(shop);
    await askForCode(email);
    expect((await shop.call('forgotPassword', { body: { login: email } })).status).toBe(200);
    expect((await askForCode(email)).problem.code).toBe('otp_too_soon');
    const used = await readMessages(shop, email);
    const code = /\b\d{6}\b/.exec(used[1]?.text ?? '')?.[0] ?? '';
    expect((await verify(email, code)).status).toBe(200);
    expect((await askForCode(email)).status).toBe(200);
    expect((await askForCode(email)).problem.code).toBe('otp_too_soon');
  });

  it('is refused after five in an hour, whatever they were for', async () => {
    const { email } = await arrangeShopper(shop);
    for (const _ of [1, 2, 3]) {
      expect((await askForCode(email)).status).toBe(200);
      shop.clock.advance({ minutes: 2 });
    }
    for (const _ of [4, 5]) {
      expect((await shop.call('forgotPassword', { body: { login: email } })).status).toBe(200);
      shop.clock.advance({ minutes: 2 });
    }
    const sixth = await askForCode(email);
    expect([sixth.problem.code, sixth.problem.retry_in]).toEqual(['otp_too_soon', 50 * 60]);
    expect(await readMessages(shop, email)).toHaveLength(5);
    shop.clock.advance({ minutes: 50 });
    expect((await askForCode(email)).status).toBe(200);
  });

  it('with resend-otp sends another one', async () => {
    const { email } = await arrangeShopper(shop);
    await askForCode(email);
    shop.clock.advance({ minutes: 1 });
    const { body } = await shop.call('resendOtp', { body: { login: email, purpose: 'login' } });
    expect(body.data).toMatchObject({ channel: 'email', expires_in: 600, retry_in: 60 });
    expect((await verify(email, await readCode(shop, email))).status).toBe(200);
  });
});

describe('at the same moment', () => {
  it('two askers get one code', async () => {
    const { email } = await arrangeShopper(shop);
    const answers = await Promise.all([1, 2, 3, 4].map(() => askForCode(email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
    expect(await readMessages(shop, email)).toHaveLength(1);
  });

  it('two who type the right code have one winner', async () => {
    const { email } = await arrangeShopper(shop);
    await askForCode(email);
    const code = await readCode(shop, email);
    const answers = await Promise.all([1, 2, 3, 4].map(() => verify(email, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });

  it('thirty guesses have five tries', async () => {
    const { email } = await arrangeShopper(shop);
    await askForCode(email);
    const wrong = otherCode(await readCode(shop, email));
    const answers = await Promise.all(Array.from({ length: 30 }, () => verify(email, wrong)));
    const codes = answers.map(({ problem }) => problem.code);
    expect(codes.filter((code) => code === 'otp_wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'otp_expired')).toHaveLength(25);
  });
});
