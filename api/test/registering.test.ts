import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { proveOther, registerVerified, signUpEntries } from './arrange/accounts.ts';
import { readCode } from './arrange/outbox.ts';
import { hashing } from './cheap-argon2.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await TestApp.open();
});

afterAll(() => shop.close());
const register = (entries: object) => shop.call('register', { body: entries });

const logIn = (login: string, password: string) =>
  shop.call('login', { body: { login, password } });

describe('registering', () => {
  it('signs in at once, stores contacts in one form, and sends a code to verify with', async () => {
    const { status, body } = await register(
      signUpEntries({
        name: ' منى عادل ',
        email: ' Mona@Example.COM ',
        phone_number: '٠١٠ ١٢٣٤-٥٦٧٨',
      }),
    );
    expect(status).toBe(200);
    const { token, user, verification } = body.data;
    expect(user).toEqual({
      id: expect.any(Number),
      name: 'منى عادل',
      email: 'mona@example.com',
      partner_id: expect.any(Number),
      phone_number: '+201012345678',
    });
    expect(verification).toEqual({
      channel: 'email',
      sent_to: 'm•••@example.com',
      expires_in: 600,
      retry_in: 60,
    });

    const info = { query: { user_id: String(user.id) } };
    expect((await shop.call('accountInfo', info, { token })).body.data.data).toEqual({
      id: user.id,
      partner_id: user.partner_id,
      name: 'منى عادل',
      email: 'mona@example.com',
      phone_number: '+201012345678',
      verified: false,
      email_verified: false,
      phone_verified: false,
      can_verify: ['email', 'phone'],
      can_change: ['email', 'phone'],
      has_password: true,
    });

    const verified = await shop.call('verifyOtp', {
      body: {
        login: 'mona@example.com',
        code: await readCode(shop, 'mona@example.com'),
        purpose: 'register',
      },
    });
    expect(verified.body.data).toEqual({ token: expect.any(String), client: user });
    const after = await shop.call('accountInfo', info, { token });
    expect(after.body.data.data).toMatchObject({
      verified: true,
      email_verified: true,
      phone_verified: false,
      can_verify: ['phone'],
    });
    expect((await logIn('mona@example.com', 'first-password')).status).toBe(200);
  });

  it('keeps the code to the e-mail good while the phone is proven', async () => {
    const entries = signUpEntries();
    const { token } = (await register(entries)).body.data;
    const mailed = await readCode(shop, entries.email);
    await proveOther(shop, { token }, entries.phone_number);
    const body = { login: entries.email, code: mailed, purpose: 'register' };
    expect((await shop.call('verifyOtp', { body }, { token })).status).toBe(200);
  });

  it('takes the code with the phone number as well, in any digits', async () => {
    const entries = signUpEntries();
    await register(entries);
    const code = await readCode(shop, entries.email);
    const arabic = [...code].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('');
    const { status } = await shop.call('verifyOtp', {
      body: { login: entries.phone_number, code: ` ${arabic} `, purpose: 'register' },
    });
    expect(status).toBe(200);
  });

  it.each([
    ['no name', { name: '  ' }, { name: 'name_required' }],
    ['no e-mail', { email: '' }, { email: 'email_required' }],
    ['a wrong e-mail', { email: 'mona@' }, { email: 'email_invalid' }],
    ['no phone', { phone_number: '' }, { phone_number: 'phone_required' }],
    ['a land line', { phone_number: '0223456789' }, { phone_number: 'phone_invalid' }],
    ['a short phone', { phone_number: '0101234567' }, { phone_number: 'phone_invalid' }],
    ['a foreign phone', { phone_number: '+12025550123' }, { phone_number: 'phone_invalid' }],
    ['no password', { password: '' }, { password: 'password_required' }],
    [
      'a short password',
      { password: '12345', password_confirmation: '12345' },
      { password: 'password_too_short' },
    ],
    [
      'no confirmation',
      { password_confirmation: '' },
      { password_confirmation: 'password_confirmation_required' },
    ],
    [
      'another confirmation',
      { password_confirmation: 'other-password' },
      { password_confirmation: 'passwords_do_not_match' },
    ],
    ['an unknown field', { role: 'admin' }, { role: 'unknown_field' }],
  ])('is refused with %s', async (_, wrong, fields) => {
    const { status, problem } = await register({ ...signUpEntries(), ...wrong });
    expect([status, problem.code, problem.fields]).toMatchObject([
      400,
      'validation_failed',
      fields,
    ]);
  });

  it('with a password that is too long, typed twice alike, says only that', async () => {
    const password = 'x'.repeat(129);
    const { problem } = await register({
      ...signUpEntries({ password, password_confirmation: password }),
    });
    expect(problem.fields).toEqual({ password: 'password_too_long' });
  });
});

describe('while a password is hashed', () => {
  afterEach(() => {
    hashing.before = async () => {};
  });

  // The embedded database has one connection: a query on the pool inside a transaction would deadlock.
  it('no transaction is open, at the first registration and when it is repeated', async () => {
    const open: number[] = [];
    hashing.before = async () => {
      const { rows } = await shop.database.pool.query(
        `select count(*)::int as transactions from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
      );
      open.push(rows[0].transactions);
    };
    const entries = signUpEntries();
    expect((await register(entries)).status).toBe(200);
    const first = open.length;
    expect((await register(entries)).status).toBe(200);
    expect(first).toBeGreaterThan(0);
    expect(open.length).toBeGreaterThan(first);
    expect(open).toEqual(open.map(() => 0));
  });
});

describe('a contact of a verified account', () => {
  it('is refused on its own field, whatever its spelling', async () => {
    const account = await registerVerified(shop);
    const { email, phone } = account;
    await proveOther(shop, account, phone);
    const sameEmail = await register(signUpEntries({ email: email.toUpperCase() }));
    expect([sameEmail.status, sameEmail.problem.code, sameEmail.problem.fields]).toEqual([
      409,
      'email_taken',
      { email: 'email_taken' },
    ]);
    const samePhone = await register(signUpEntries({ phone_number: phone.replace('+20', '0') }));
    expect([samePhone.status, samePhone.problem.code, samePhone.problem.fields]).toEqual([
      409,
      'phone_taken',
      { phone_number: 'phone_taken' },
    ]);
    const both = await register(signUpEntries({ email, phone_number: phone }));
    expect(both.problem.fields).toEqual({ email: 'email_taken', phone_number: 'phone_taken' });
  });

  it('is free while it is only claimed', async () => {
    const { phone } = await registerVerified(shop);
    const { status, body } = await register(signUpEntries({ phone_number: phone }));
    expect([status, body.data.user.phone_number]).toEqual([200, phone]);
  });
});
