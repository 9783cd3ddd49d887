import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerVerified } from './arrange/accounts.ts';
import { arrangeSession, arrangeShopper } from './arrange/shoppers.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open();
});
afterAll(() => shop.close());

describe('user info', () => {
  it("is the shopper's own, in data.data", async () => {
    const { token, customerId, name, email, phone } = await arrangeShopper(shop);
    const { body } = await shop.call(
      'accountInfo',
      { query: { user_id: String(customerId) } },
      { token },
    );
    expect(body).toEqual({
      data: {
        data: {
          id: customerId,
          partner_id: expect.any(Number),
          name,
          email,
          phone_number: phone,
          verified: true,
          email_verified: true,
          phone_verified: false,
          can_verify: ['phone'],
          can_change: ['phone'],
          has_password: false,
        },
      },
    });
  });

  it('without a user id is the token’s own', async () => {
    const { token, customerId, partnerId } = await arrangeShopper(shop);
    const { body } = await shop.call('accountInfo', {}, { token });
    expect(body.data.data).toMatchObject({ id: customerId, partner_id: partnerId });
  });

  it("of another shopper is not there, as an unknown one's", async () => {
    const [own, other] = [await arrangeShopper(shop), await arrangeShopper(shop)];
    for (const id of [String(other.customerId), '2147483647']) {
      const { status, problem } = await shop.call(
        'accountInfo',
        { query: { user_id: id } },
        { token: own.token },
      );
      expect([status, problem.code]).toEqual([404, 'account_not_found']);
    }
  });

  it.each([['abc'], ['-1'], ['1.5'], ['99999999999'], ['']])(
    'by the id %j is refused',
    async (id) => {
      const { token } = await arrangeShopper(shop);
      const { status, problem } = await shop.call(
        'accountInfo',
        { query: { user_id: id } },
        { token },
      );
      expect([status, problem.fields]).toEqual([400, { user_id: 'invalid' }]);
    },
  );

  it('needs a session', async () => {
    const { status, problem } = await shop.call('accountInfo', { query: { user_id: '1' } });
    expect([status, problem.code]).toEqual([401, 'login_required']);
  });
});

describe('changing the name', () => {
  it('shows at once', async () => {
    const { token, customerId } = await arrangeShopper(shop);
    const { body } = await shop.call('editUsername', { body: { name: ' ليلى  ' } }, { token });
    expect(body.data.user).toMatchObject({ id: customerId, name: 'ليلى' });
    const info = await shop.call(
      'accountInfo',
      { query: { user_id: String(customerId) } },
      { token },
    );
    expect(info.body.data.data.name).toBe('ليلى');
  });

  it.each([
    ['nothing', { name: '' }, 'name_required'],
    ['too much', { name: 'a'.repeat(121) }, 'too_long'],
  ])('to %s is refused on its field', async (_, body, code) => {
    const { token } = await arrangeShopper(shop);
    const { problem } = await shop.call('editUsername', { body }, { token });
    expect(problem.fields).toEqual({ name: code });
  });
});

describe('changing the password', () => {
  const passwords = (oldPassword: string, newPassword: string, confirmation = newPassword) => ({
    body: {
      old_password: oldPassword,
      new_password: newPassword,
      new_password_confirmation: confirmation,
    },
  });
  const logIn = (login: string, password: string) =>
    shop.call('login', { body: { login, password } });

  it('ends every other session, and the old password', async () => {
    const { id, email, password, token } = await registerVerified(shop);
    const elsewhere = await arrangeSession(shop, id);
    const { body } = await shop.call('editPassword', passwords(password, 'second-one'), { token });
    expect(body).toEqual({ data: { ok: true } });

    const info = { query: { user_id: String(id) } };
    expect((await shop.call('accountInfo', info, { token })).status).toBe(200);
    const ended = await shop.call('accountInfo', info, { token: elsewhere });
    expect(ended.problem.code).toBe('session_expired');
    expect((await logIn(email, password)).problem.code).toBe('wrong_credentials');
    expect((await logIn(email, 'second-one')).status).toBe(200);
  });

  it('can have the old one checked first, as often as it could be guessed', async () => {
    const { token, password } = await registerVerified(shop);
    const check = (old_password: string) =>
      shop.call('checkPassword', { body: { old_password } }, { token });
    expect((await check(password)).body).toEqual({ data: { ok: true } });
    for (let tries = 0; tries < 10; tries += 1) {
      const { status, problem } = await check('not-it');
      expect([status, problem.fields]).toEqual([422, { old_password: 'old_password_wrong' }]);
    }
    expect((await check(password)).problem.code).toBe('too_many_attempts');
  });

  it('needs the old one', async () => {
    const { email, password, token } = await registerVerified(shop);
    const { status, problem } = await shop.call('editPassword', passwords('not-it', 'second-one'), {
      token,
    });
    expect([status, problem.code]).toEqual([422, 'old_password_wrong']);
    expect((await logIn(email, password)).status).toBe(200);
  });

  it('is refused to an account without a password: it gets one with "forgot password"', async () => {
    const { token } = await arrangeShopper(shop);
    const { problem } = await shop.call('editPassword', passwords('any-one', 'second-one'), {
      token,
    });
    expect(problem.code).toBe('old_password_wrong');
  });

  it.each([
    ['no old one', passwords('', 'second-one'), { old_password: 'old_password_required' }],
    [
      'no new one',
      passwords('first-password', '', ''),
      {
        new_password: 'new_password_required',
        new_password_confirmation: 'password_confirmation_required',
      },
    ],
    ['a short one', passwords('first-password', '12345'), { new_password: 'password_too_short' }],
    [
      'another confirmation',
      passwords('first-password', 'second-one', 'second-two'),
      { new_password_confirmation: 'passwords_do_not_match' },
    ],
  ])('with %s is refused on its field', async (_, input, fields) => {
    const { token } = await arrangeShopper(shop);
    const { status, problem } = await shop.call('editPassword', input, { token });
    expect([status, problem.fields]).toEqual([400, fields]);
  });

  it('two changes at once have one winner', async () => {
    const { email, password, token } = await registerVerified(shop);
    const answers = await Promise.all(
      ['second-one', 'second-two'].map((next) =>
        shop.call('editPassword', passwords(password, next), { token }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await logIn(email, password)).status).toBe(401);
  });
});
