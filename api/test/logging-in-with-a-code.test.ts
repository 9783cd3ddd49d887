import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers } from '../src/accounts/account-tables.ts';
import { registerVerified, signUpEntries } from './arrange/accounts.ts';
import { readCode, readMessages } from './arrange/outbox.ts';
import { arrangeShopper } from './arrange/shoppers.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open();
});
afterAll(() => shop.close());

async function logIn(login: string, more: object = {}, token?: string) {
  const asked = await shop.call('login', { body: { login } });
  expect(asked.status).toBe(200);
  const code = await readCode(shop, login);
  const body = { login, code, purpose: 'login', ...more };
  return shop.call('verifyOtp', { body }, { token });
}

const infoOf = ({ id, token }: { id: number; token: string }) =>
  shop.call('accountInfo', { query: { user_id: String(id) } }, { token });

describe('a code for a known contact', () => {
  it('signs in', async () => {
    const shopper = await arrangeShopper(shop);
    const { status, body } = await logIn(shopper.email);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      token: expect.any(String),
      client: {
        id: shopper.customerId,
        name: shopper.name,
        email: shopper.email,
        partner_id: shopper.partnerId,
        phone_number: shopper.phone,
      },
    });
  });

  it('makes messages come in the language of the log-in', async () => {
    const shopper = await arrangeShopper(shop, { locale: 'en' });
    await shop.call('login', { body: { login: shopper.email } }, { locale: 'ar' });
    const code = await readCode(shop, shopper.email);
    await shop.call(
      'verifyOtp',
      { body: { login: shopper.email, code, purpose: 'login' } },
      { locale: 'ar' },
    );
    const [row] = await shop.db
      .select()
      .from(customers)
      .where(eq(customers.id, shopper.customerId));
    expect(row?.locale).toBe('ar');
  });

  it('proves the other contact of the signed-in account, and notifies the first', async () => {
    const { id, email, phone, token } = await registerVerified(shop);
    const { body } = await logIn(phone, {}, token);
    expect(body.data).toMatchObject({ client: { id, email } });
    const [row] = await shop.db.select().from(customers).where(eq(customers.id, id));
    expect(row?.phoneVerifiedAt).toEqual(shop.clock.now());
    const [notice] = await readMessages(shop, email);
    expect(notice?.text).toContain(`01••••••${phone.slice(-3)} was just confirmed`);
  });
});

describe('a code for an unknown contact', () => {
  it.each([
    ['phone', '+201055500001', { email: null, phone_number: '+201055500001' }],
    ['e-mail', 'new.buyer@example.com', { email: 'new.buyer@example.com', phone_number: null }],
  ])('asks for a name, then makes a verified account: %s', async (_, login, contacts) => {
    await shop.call('login', { body: { login } });
    const code = await readCode(shop, login);
    const body = { login, code, purpose: 'login' };
    // However often: the code stays good until it has made the account.
    for (const __ of [1, 2, 3, 4, 5, 6]) {
      expect((await shop.call('verifyOtp', { body })).body).toEqual({
        data: { name_required: true },
      });
    }
    const made = await shop.call('verifyOtp', { body: { ...body, name: 'هدى سمير' } });
    expect(made.body.data).toEqual({
      token: expect.any(String),
      client: {
        id: expect.any(Number),
        name: 'هدى سمير',
        partner_id: expect.any(Number),
        ...contacts,
      },
    });
    const { client, token } = made.body.data as { client: { id: number }; token: string };
    const info = await shop.call(
      'accountInfo',
      { query: { user_id: String(client.id) } },
      { token },
    );
    expect(info.body.data.data).toMatchObject({
      name: 'هدى سمير',
      verified: true,
      has_password: false,
    });
    expect((await shop.call('verifyOtp', { body })).problem.code).toBe('otp_expired');

    shop.clock.advance({ minutes: 1 });
    expect((await logIn(login)).body.data).toMatchObject({ client: { id: client.id } });
  });

  it('takes the name at once when it comes along', async () => {
    const { body } = await logIn('+966501234567', { name: 'Salem' });
    expect(body.data).toMatchObject({ client: { name: 'Salem', phone_number: '+966501234567' } });
  });

  it('makes one account when the name is sent twice', async () => {
    const login = 'twice@example.com';
    await shop.call('login', { body: { login } });
    const body = { login, code: await readCode(shop, login), purpose: 'login', name: 'Twice' };
    const answers = await Promise.all([1, 2, 3].map(() => shop.call('verifyOtp', { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const rows = await shop.db.select().from(customers).where(eq(customers.email, login));
    expect(rows).toHaveLength(1);
  });
});

describe('a code for a contact that a verified account only claims', () => {
  it('shows nothing of that account: it creates its own, and the other loses the claim and is notified', async () => {
    const claimant = await registerVerified(shop);
    const { phone } = claimant;
    expect((await logIn(phone)).body.data).toEqual({ name_required: true });
    // Until it is somebody's, nothing changes for the one who typed it first.
    const before = await infoOf(claimant);
    expect(before.body.data.data.phone_number).toBe(phone);

    shop.clock.advance({ minutes: 1 });
    const { body } = await logIn(phone, { name: 'Real Owner' });
    expect(body.data).toMatchObject({
      client: { name: 'Real Owner', email: null, phone_number: phone },
    });
    const after = await infoOf(claimant);
    expect(after.body.data.data).toMatchObject({ email: claimant.email, phone_number: null });
    const [notice] = await readMessages(shop, claimant.email);
    expect(notice?.text).toContain(`Somebody else has confirmed 01••••••${phone.slice(-3)}`);
    const byPassword = await shop.call('login', {
      body: { login: phone, password: claimant.password },
    });
    expect(byPassword.problem.code).toBe('wrong_credentials');
  });

  it('with the password goes to the proven contact instead, which the answer does not name', async () => {
    const { id, email, phone, password } = await registerVerified(shop);
    const asked = await shop.call('login', { body: { login: phone, password } });
    expect(asked.body.data).toMatchObject({
      otp_required: true,
      channel: 'email',
      sent_to: '•••',
    });
    expect(await readMessages(shop, phone)).toHaveLength(0);
    const body = { login: phone, code: await readCode(shop, email), purpose: 'login' };
    const { data } = (await shop.call('verifyOtp', { body })).body;
    expect(data).toMatchObject({ client: { id } });
  });

  it.each([
    ['register', 'without a session'],
    ['login', 'with the password'],
  ])('opens nothing with a %s code %s', async (purpose) => {
    const { phone, password } = await registerVerified(shop);
    await shop.call('resendOtp', { body: { login: phone, purpose } });
    const body = { login: phone, code: await readCode(shop, phone), purpose };
    const given = purpose === 'login' ? { ...body, password } : body;
    expect((await shop.call('verifyOtp', { body: given })).body.data).toEqual({
      name_required: true,
    });
  });
});

describe('a code for an account that was registered but never verified', () => {
  it('ends it: the contact gets an account of its own, without anything of the other', async () => {
    const entries = signUpEntries();
    const { token, user } = (await shop.call('register', { body: entries })).body.data;
    shop.clock.advance({ minutes: 1 });
    expect((await logIn(entries.email)).body.data).toEqual({ name_required: true });
    shop.clock.advance({ minutes: 1 });
    const { body } = await logIn(entries.email, { name: 'Real Owner' });
    expect(body.data).toMatchObject({ client: { name: 'Real Owner', phone_number: null } });
    expect(body.data).not.toMatchObject({ client: { id: user.id } });

    const byPassword = await shop.call('login', {
      body: { login: entries.email, password: entries.password },
    });
    expect(byPassword.problem.code).toBe('wrong_credentials');
    expect((await infoOf({ id: user.id, token })).problem.code).toBe('session_expired');
  });

  it('goes on when the code comes with the session that registered', async () => {
    const entries = signUpEntries();
    const { token } = (await shop.call('register', { body: entries })).body.data;
    shop.clock.advance({ minutes: 1 });
    const { body } = await logIn(entries.email, {}, token);
    expect(body.data).toMatchObject({ client: { phone_number: entries.phone_number } });
    const byPassword = await shop.call('login', {
      body: { login: entries.email, password: entries.password },
    });
    expect(byPassword.body.data).toHaveProperty('token');
  });
});

it.each([['abc'], ['12345'], ['a@b'], ['0223456789']])(
  'a login that is neither an e-mail nor a mobile number is refused on its field: %s',
  async (login) => {
    const { problem } = await shop.call('login', { body: { login } });
    expect([problem.code, problem.fields]).toEqual([
      'validation_failed',
      { login: 'login_invalid' },
    ]);
  },
);
