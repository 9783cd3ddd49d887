import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerVerified, signUpEntries } from './arrange/accounts.ts';
import { readCode, readMessages } from './arrange/outbox.ts';
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
      name: 'منى عادل',
      email: 'mona@example.com',
      phone_number: '+201012345678',
      verified: false,
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
    expect(after.body.data.data.verified).toBe(true);
    expect((await logIn('mona@example.com', 'first-password')).status).toBe(200);
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
});

describe('a contact of a verified account', () => {
  it('is refused on its own field, whatever its spelling', async () => {
    const { email, phone } = await registerVerified(shop);
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
});

describe('an account that was never verified', () => {
  it('does not keep the owner of its contacts from registering', async () => {
    const squatter = signUpEntries({ password: 'squatter-1', password_confirmation: 'squatter-1' });
    const first = await register(squatter);
    shop.clock.advance({ minutes: 2 });
    const owner = signUpEntries({ email: squatter.email, phone_number: squatter.phone_number });
    const second = await register(owner);
    expect(second.status).toBe(200);

    const { token, user } = first.body.data;
    const ended = await shop.call(
      'accountInfo',
      { query: { user_id: String(user.id) } },
      { token },
    );
    expect(ended.problem.code).toBe('session_expired');
    expect((await logIn(owner.email, 'squatter-1')).problem.code).toBe('wrong_credentials');

    const code = await readCode(shop, owner.email);
    const verified = await shop.call(
      'verifyOtp',
      { body: { login: owner.email, code, purpose: 'register' } },
      { token: second.body.data.token },
    );
    expect(verified.status).toBe(200);
    expect((await logIn(owner.email, 'first-password')).status).toBe(200);
  });

  it('gives way where two of them hold one contact each', async () => {
    const [one, two] = [signUpEntries(), signUpEntries()];
    await register({ ...one, password: 'password-1', password_confirmation: 'password-1' });
    await register({ ...two, password: 'password-2', password_confirmation: 'password-2' });
    const third = await register(
      signUpEntries({ email: one.email, phone_number: two.phone_number }),
    );
    expect(third.status).toBe(200);
  });

  it('goes on when the same person sends the form once more', async () => {
    const entries = signUpEntries();
    const first = await register(entries);
    const second = await register({ ...entries, name: 'Corrected Name' });
    expect(second.body.data.user).toEqual({ ...first.body.data.user, name: 'Corrected Name' });
    expect(second.body.data.verification).toMatchObject({ expires_in: 600, retry_in: 60 });
    expect(await readMessages(shop, entries.email)).toHaveLength(1);

    const code = await readCode(shop, entries.email);
    await shop.call('verifyOtp', { body: { login: entries.email, code, purpose: 'register' } });
    expect((await logIn(entries.email, 'first-password')).status).toBe(200);
  });

  it('goes on without the sessions from before: the same weak password may be a stranger’s', async () => {
    const weak = { password: '123456', password_confirmation: '123456' };
    const squatter = signUpEntries(weak);
    const { token, user } = (await register(squatter)).body.data;
    shop.clock.advance({ minutes: 1 });
    const owner = signUpEntries({ ...weak, email: squatter.email });
    expect((await register(owner)).status).toBe(200);
    const code = await readCode(shop, owner.email);
    await shop.call('verifyOtp', { body: { login: owner.email, code, purpose: 'register' } });
    const info = { query: { user_id: String(user.id) } };
    const { problem } = await shop.call('accountInfo', info, { token });
    expect(problem.code).toBe('session_expired');
  });

  it('cannot be registered over in secret while its owner looks for the code', async () => {
    const owner = signUpEntries();
    await register(owner);
    shop.clock.advance({ minutes: 1 });
    const attacker = signUpEntries({ email: owner.email, password: 'attacker-1' });
    await register({ ...attacker, password_confirmation: 'attacker-1' });
    const code = await readCode(shop, owner.email);
    const verified = await shop.call('verifyOtp', {
      body: { login: owner.email, code, purpose: 'register' },
    });
    expect(verified.status).toBe(200);
    // It is the mailbox's owner who is in now; whoever registered last knows no way in.
    expect((await logIn(owner.email, 'attacker-1')).problem.code).toBe('wrong_credentials');
    await shop.call('login', { body: { login: attacker.phone_number } });
    const byPhone = await shop.call('verifyOtp', {
      body: {
        login: attacker.phone_number,
        code: await readCode(shop, attacker.phone_number),
        purpose: 'login',
      },
    });
    expect(byPhone.body.data).toEqual({ name_required: true });
  });
});

it('two registrations with one e-mail at the same moment leave one account', async () => {
  const entries = signUpEntries();
  const answers = await Promise.all([
    register({ ...entries, password: 'password-1', password_confirmation: 'password-1' }),
    register({ ...entries, password: 'password-2', password_confirmation: 'password-2' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const works = await Promise.all(
    ['password-1', 'password-2'].map(async (password) => {
      return (await logIn(entries.email, password)).status;
    }),
  );
  expect(works.sort()).toEqual([200, 401]);
  expect(await readMessages(shop, entries.email)).toHaveLength(1);
});
