import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTimeCodes } from '../src/accounts/account-tables.ts';
import { registerVerified, signUpEntries } from './arrange/accounts.ts';
import { readCode, readMessages } from './arrange/outbox.ts';
import { arrangeSession, arrangeShopper } from './arrange/shoppers.ts';
import { TestApp } from './test-app.ts';
import { TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open({ trustedProxies: 1 });
  office = await TestBackOffice.on(shop);
});
afterAll(() => office.close());

let serial = 0;
const newPhone = () => `+2012${String(30_000_000 + ++serial)}`;
const newEmail = () => `right${++serial}@example.com`;

/** Each from a network of their own: those of one are limited together. */
const network = () => `198.51.${100 + Math.floor(serial / 250)}.${serial % 250}`;
const change = (token: string | undefined, login: string, from = network()) =>
  shop.call('editContact', { body: { login } }, { token, headers: { 'x-forwarded-for': from } });
const prove = async (token: string | undefined, login: string, code?: string) =>
  shop.call(
    'verifyOtp',
    { body: { login, code: code ?? (await readCode(shop, login)), purpose: 'register' } },
    { token },
  );
const infoOf = async (token: string) => (await shop.call('accountInfo', {}, { token })).body.data;
const register = async () => {
  const entries = signUpEntries();
  const { body } = await shop.call('register', { body: entries });
  return { ...entries, ...body.data };
};

describe('a phone number or e-mail that was mistyped', () => {
  it('gives way to the right one, which its code confirms', async () => {
    const { token, user, email: wrong } = await register();
    const email = newEmail();
    const { status, body } = await change(token, ` ${email.toUpperCase()} `);
    expect([status, body.data]).toEqual([
      200,
      {
        user: { ...user, email },
        verification: {
          channel: 'email',
          sent_to: 'r•••@example.com',
          expires_in: 600,
          retry_in: 60,
        },
      },
    ]);
    expect((await infoOf(token)).data).toMatchObject({ email, verified: false });
    expect((await prove(token, email)).body.data).toMatchObject({ client: { id: user.id, email } });
    expect((await infoOf(token)).data).toMatchObject({ verified: true, email_verified: true });
    expect(await readMessages(shop, wrong)).toHaveLength(1);
  });

  it('is corrected beside one that is confirmed, which stays', async () => {
    const { token, email } = await registerVerified(shop);
    const phone = newPhone();
    expect((await change(token, phone)).body.data?.verification.channel).toBe('sms');
    expect((await infoOf(token)).data).toMatchObject({
      email,
      email_verified: true,
      phone_number: phone,
      phone_verified: false,
      can_change: ['phone'],
    });
    expect((await prove(token, phone)).status).toBe(200);
    expect((await infoOf(token)).data).toMatchObject({ phone_verified: true, can_change: [] });
  });

  it('can be given where there is none', async () => {
    const email = newEmail();
    await shop.call('login', { body: { login: email } });
    const body = {
      login: email,
      code: await readCode(shop, email),
      purpose: 'login',
      name: 'Mona',
    };
    const { data } = (await shop.call('verifyOtp', { body })).body;
    const token = 'token' in data ? data.token : '';
    expect((await infoOf(token)).data).toMatchObject({ can_verify: [], can_change: ['phone'] });
    const phone = newPhone();
    expect((await change(token, phone)).status).toBe(200);
    expect((await infoOf(token)).data).toMatchObject({
      can_verify: ['phone'],
      phone_number: phone,
    });
  });

  it('takes its codes, reset tokens and other sessions with it', async () => {
    const { token, user, email: wrong, password } = await register();
    const elsewhere = await arrangeSession(shop, user.id);
    const code = await readCode(shop, wrong);
    const email = newEmail();
    expect((await change(token, email)).status).toBe(200);
    expect((await shop.call('accountInfo', {}, { token: elsewhere })).problem.code).toBe(
      'session_expired',
    );
    expect((await prove(token, wrong, code)).problem.code).toBe('otp_expired');
    // Whose it really is gets an account of their own by it, and sees nothing of this one.
    const logIn = { login: wrong, password };
    expect((await shop.call('login', { body: logIn })).problem.code).toBe('wrong_credentials');
    await shop.call('login', { body: { login: wrong } });
    const theirs = { login: wrong, code: await readCode(shop, wrong), purpose: 'login' };
    expect((await shop.call('verifyOtp', { body: theirs })).body.data).toEqual({
      name_required: true,
    });
    expect((await infoOf(token)).data).toMatchObject({ email });
  });

  it('is shown corrected to staff and in the export, as a newer version', async () => {
    const { token, customerId } = await arrangeShopper(shop);
    const owner = await office.signIn('owner');
    const read = async () =>
      (await office.call('getCustomer', { params: { id: customerId } }, { as: owner })).body.data;
    const { version } = await read();
    const phone = newPhone();
    await change(token, phone);
    expect(await read()).toMatchObject({ phone, phone_proven: false, version: version + 1 });
    const found = await office.call(
      'listCustomers',
      { query: { text: phone.slice(-9) } },
      { as: owner },
    );
    expect(found.body.data.map(({ id }: { id: number }) => id)).toEqual([customerId]);
    const file = await office.call(
      'exportCustomer',
      { params: { id: customerId }, body: { format: 'json' } },
      { as: owner },
    );
    expect(JSON.parse(file.body.data.content).account).toMatchObject([
      { phone, phone_proven_at: null },
    ]);
  });
});

describe('is refused', () => {
  it('in place of a confirmed one, whoever has the other', async () => {
    const { token, email } = await registerVerified(shop);
    const other = await registerVerified(shop);
    for (const login of [newEmail(), other.email, email]) {
      const { status, problem } = await change(token, login);
      expect([status, problem.code]).toEqual([409, 'contact_confirmed']);
    }
    expect((await infoOf(token)).data).toMatchObject({ email, email_verified: true });
  });

  it('when another account has confirmed it, in the words of a registration; a claim excludes nobody', async () => {
    const { token, phone_number: wrong } = await register();
    const owner = await arrangeShopper(shop, { phoneVerified: true });
    const { status, problem } = await change(token, owner.phone);
    expect([status, problem.code, problem.fields]).toEqual([
      409,
      'phone_taken',
      { login: 'phone_taken' },
    ]);
    expect((await infoOf(token)).data).toMatchObject({ phone_number: wrong });
    const claimed = await arrangeShopper(shop);
    expect((await change(token, claimed.phone)).status).toBe(200);
    expect((await infoOf(claimed.token)).data).toMatchObject({ phone_number: claimed.phone });
  });

  it.each([
    ['nothing', {}, 'login_required'],
    ['a land line', { login: '0223456789' }, 'login_invalid'],
    ['half an address', { login: 'mona@' }, 'login_invalid'],
  ])('when it is %s', async (_, body, code) => {
    const { token } = await arrangeShopper(shop);
    const { status, problem } = await shop.call('editContact', { body }, { token });
    expect([status, problem.fields]).toEqual([400, { login: code }]);
  });

  it('after ten in an hour, and while the same one waits for its code', async () => {
    const { token } = await register();
    const [one, two] = [newEmail(), newEmail()];
    expect((await change(token, one)).status).toBe(200);
    expect((await change(token, two)).status).toBe(200);
    // There and back again brings no more codes than asking for them does.
    const back = await change(token, one);
    expect([back.status, back.problem.code, back.problem.retry_in]).toEqual([
      429,
      'otp_too_soon',
      60,
    ]);
    expect(await readMessages(shop, one)).toHaveLength(1);
    for (let count = 0; count < 7; count += 1) await change(token, newEmail());
    const last = await change(token, newEmail());
    expect([last.status, last.problem.code]).toEqual([429, 'too_many_requests']);
    shop.clock.advance({ hours: 1 });
    expect((await change(token, newEmail())).status).toBe(200);
  });
});

it('the answer lost on the way is given again, without another code', async () => {
  const { token } = await register();
  const phone = newPhone();
  const answers = await Promise.all([1, 2, 3].map(() => change(token, phone)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const again = await change(token, phone);
  expect(again.body.data).toMatchObject({ user: { phone_number: phone } });
  expect(await readMessages(shop, phone)).toHaveLength(1);
  expect(
    await shop.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.login, phone)),
  ).toHaveLength(1);
  expect((await prove(token, phone)).status).toBe(200);
});

describe('at the same moment', () => {
  it('two shoppers may claim one number, and it is theirs who confirms it', async () => {
    const [one, two] = [await registerVerified(shop), await registerVerified(shop)];
    const phone = newPhone();
    const answers = await Promise.all([change(one.token, phone), change(two.token, phone)]);
    // The second is told to wait for another code, or the first has its code already: never two codes.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(await readMessages(shop, phone)).toHaveLength(1);
    const [winner, loser] = answers[0]?.status === 200 ? [one, two] : [two, one];
    shop.clock.advance({ minutes: 1 });
    expect((await change(loser.token, phone)).status).toBe(200);
    const code = await readCode(shop, phone);
    const proofs = await Promise.all([
      prove(winner.token, phone, code),
      prove(loser.token, phone, code),
    ]);
    expect(proofs.map(({ status }) => status)).toContain(200);
    const held = [await infoOf(one.token), await infoOf(two.token)].filter(
      ({ data }) => data.phone_number === phone,
    );
    expect(held.map(({ data }) => data.phone_verified)).toEqual([true]);
  });

  it('a number confirmed by its owner is no more to be claimed', async () => {
    const { token } = await registerVerified(shop);
    const owner = await registerVerified(shop);
    await shop.call(
      'resendOtp',
      { body: { login: owner.phone, purpose: 'register' } },
      { token: owner.token },
    );
    const [proof] = await Promise.all([
      prove(owner.token, owner.phone),
      change(token, owner.phone),
    ]);
    expect(proof.status).toBe(200);
    expect((await infoOf(owner.token)).data).toMatchObject({ phone_verified: true });
    expect((await infoOf(token)).data.phone_number).not.toBe(owner.phone);
  });

  it('two numbers for one account: one of them stays, and only its code is good', async () => {
    const { token } = await registerVerified(shop);
    const numbers = [newPhone(), newPhone()];
    await Promise.all(numbers.map((phone) => change(token, phone)));
    const stays = (await infoOf(token)).data.phone_number ?? '';
    expect(numbers).toContain(stays);
    const other = numbers.find((phone) => phone !== stays) ?? '';
    expect((await prove(token, other)).problem.code).toBe('otp_expired');
    expect((await prove(token, stays)).status).toBe(200);
  });

  it('a number that is being confirmed is either confirmed or replaced', async () => {
    const { token, phone: old } = await registerVerified(shop);
    await shop.call('resendOtp', { body: { login: old, purpose: 'register' } }, { token });
    const code = await readCode(shop, old);
    const phone = newPhone();
    const [proof, changed] = await Promise.all([prove(token, old, code), change(token, phone)]);
    const { data } = await infoOf(token);
    const opened = proof.status === 200 && 'token' in proof.body.data;
    const outcome = [changed.problem?.code, data.phone_number, data.phone_verified, opened];
    expect([
      ['contact_confirmed', old, true, true],
      [undefined, phone, false, false],
    ]).toContainEqual(outcome);
  });
});
