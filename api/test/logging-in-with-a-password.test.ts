import { afterAll, beforeAll, expect, it } from 'vitest';
import { proveOther, registerVerified } from './arrange/accounts.ts';
import { arrangeShopper } from './arrange/shoppers.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open();
});
afterAll(() => shop.close());

const logIn = (login: string, password: string) =>
  shop.call('login', { body: { login, password } });

it('signs in with the e-mail or the phone, however they are typed', async () => {
  const account = await registerVerified(shop, {
    email: 'nour@example.com',
    phone_number: '01099900011',
  });
  const { id, name, email, partnerId, phone, password } = account;
  await proveOther(shop, account, phone);
  const client = { id, name, email, partner_id: partnerId, phone_number: phone };
  for (const login of [' NOUR@example.com', '01099900011', '+20 010 99900011', '٠١٠٩٩٩٠٠٠١١']) {
    const { status, body } = await logIn(login, password);
    expect([login, status, body.data]).toEqual([login, 200, { token: expect.any(String), client }]);
  }
});

it('answers the same to a wrong password, an unknown account and one without a password', async () => {
  const { email } = await registerVerified(shop);
  const byCodeOnly = await arrangeShopper(shop);
  for (const [login, password] of [
    [email, 'wrong-password'],
    ['nobody@example.com', 'first-password'],
    ['+201111111111', 'first-password'],
    [byCodeOnly.email, 'first-password'],
  ] as const) {
    const { status, problem } = await logIn(login, password);
    const { request_id: _, ...rest } = problem;
    expect([status, rest]).toEqual([
      401,
      {
        type: '/api/docs#wrong_credentials',
        title: 'wrong credentials',
        status: 401,
        code: 'wrong_credentials',
      },
    ]);
  }
});

it('is the same password however the keyboard writes it', async () => {
  const composed = 'pass-é-word';
  const { email } = await registerVerified(shop, {
    password: composed,
    password_confirmation: composed,
  });
  expect((await logIn(email, composed.normalize('NFD'))).status).toBe(200);
});

it('an empty password is refused on its field, and sends no code', async () => {
  const { problem } = await logIn('someone@example.com', '');
  expect(problem.fields).toEqual({ password: 'password_required' });
});

it('logging out ends this session and no other', async () => {
  const { email, password, id, token } = await registerVerified(shop);
  const other = (await logIn(email, password)).body.data as { token: string };
  expect((await shop.call('logout', {}, { token })).body).toEqual({ data: { ok: true } });
  const info = { query: { user_id: String(id) } };
  expect((await shop.call('accountInfo', info, { token })).problem.code).toBe('session_expired');
  expect((await shop.call('accountInfo', info, { token: other.token })).status).toBe(200);
});

it('a session ends 30 days after it was last used', async () => {
  const { token, customerId } = await arrangeShopper(shop);
  const info = { query: { user_id: String(customerId) } };
  for (const _ of [1, 2, 3]) {
    shop.clock.advance({ days: 29 });
    expect((await shop.call('accountInfo', info, { token })).status).toBe(200);
  }
  shop.clock.advance({ days: 30 });
  expect((await shop.call('accountInfo', info, { token })).problem.code).toBe('session_expired');
});
