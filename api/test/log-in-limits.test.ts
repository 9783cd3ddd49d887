import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAttemptLimits } from '../src/accounts/attempt-limits.ts';
import { rateLimits } from '../src/database/rate-limit-tables.ts';
import { registerVerified, signUpEntries } from './arrange/accounts.ts';
import { otherCode, readCode } from './arrange/outbox.ts';
import { arrangeShopper } from './arrange/shoppers.ts';
import { TestApp, testConfig } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open({ trustedProxies: 1 });
});
afterAll(() => shop.close());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const logIn = (login: string, password: string, address: string) =>
  shop.call('login', { body: { login, password } }, from(address));
const limits = () => createAttemptLimits({ db: shop.db, config: testConfig, now: shop.clock.now });

describe('guessing a password', () => {
  it('ends after ten wrong ones from one network, for 15 minutes', async () => {
    const { email, password } = await registerVerified(shop);
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await logIn(email, 'wrong', '192.0.2.1')).problem.code).toBe('wrong_credentials');
    }
    shop.clock.advance({ minutes: 5 });
    const refused = await logIn(email, password, '192.0.2.1');
    expect([refused.status, refused.problem.code, refused.problem.retry_in]).toEqual([
      429,
      'too_many_attempts',
      600,
    ]);
    expect(refused.headers['retry-after']).toBe('600');
    // Its owner, elsewhere, is not locked out; nor is anybody else in that network.
    expect((await logIn(email, password, '192.0.2.2')).status).toBe(200);
    const neighbour = await registerVerified(shop);
    expect((await logIn(neighbour.email, neighbour.password, '192.0.2.1')).status).toBe(200);

    shop.clock.advance({ minutes: 10 });
    expect((await logIn(email, password, '192.0.2.1')).status).toBe(200);
  });

  it('counts the network the proxy saw, not what the caller says of itself', async () => {
    const { email } = await registerVerified(shop);
    for (let tries = 0; tries < 10; tries += 1) {
      await logIn(email, 'wrong', `203.0.113.${tries}, 192.0.2.6`);
    }
    const refused = await logIn(email, 'wrong', '203.0.113.200, 192.0.2.6');
    expect(refused.problem.code).toBe('too_many_attempts');
  });

  it('starts over with the right one', async () => {
    const { email, password } = await registerVerified(shop);
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 9; tries += 1) await logIn(email, 'wrong', '192.0.2.3');
      expect((await logIn(email, password, '192.0.2.3')).status).toBe(200);
    }
  });

  it('is counted before it is looked at: thirty at once have ten tries', async () => {
    const { email } = await registerVerified(shop);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => logIn(email, 'wrong', '192.0.2.4')),
    );
    const refused = answers.filter(({ problem }) => problem.code === 'too_many_attempts');
    expect(refused).toHaveLength(20);
  });

  it('behaves the same for an account that does not exist', async () => {
    for (let tries = 0; tries < 10; tries += 1) await logIn('no@example.com', 'wrong', '192.0.2.5');
    const refused = await logIn('no@example.com', 'wrong', '192.0.2.5');
    expect(refused.problem.code).toBe('too_many_attempts');
  });

  it('from many networks ends too, but not for networks the owner has signed in from', async () => {
    const { email, password } = await registerVerified(shop);
    expect((await logIn(email, password, '198.51.100.1')).status).toBe(200);
    const attackers = limits();
    const login = { kind: 'email', value: email } as const;
    for (let tries = 0; tries < 60; tries += 1) {
      await attackers.passwordLogin(login, `203.0.113.${tries}`);
    }
    expect((await logIn(email, password, '203.0.113.99')).problem.code).toBe('too_many_attempts');
    expect((await logIn(email, password, '198.51.100.1')).status).toBe(200);
    // And with a code its owner gets in from anywhere.
    shop.clock.advance({ minutes: 1 });
    await shop.call('login', { body: { login: email } }, from('198.51.100.77'));
    const byCode = await shop.call(
      'verifyOtp',
      { body: { login: email, code: await readCode(shop, email), purpose: 'login' } },
      from('198.51.100.77'),
    );
    expect(byCode.status).toBe(200);
  });

  it('of many accounts from one network ends, all of an IPv6 network being one', async () => {
    const attacker = limits();
    for (let tries = 0; tries < 300; tries += 1) {
      await attacker.passwordLogin(
        { kind: 'email', value: `victim${tries}@example.com` },
        `2001:db8:0:1::${tries.toString(16)}`,
      );
    }
    const other = await registerVerified(shop);
    const refused = await logIn(other.email, other.password, '2001:db8:0:1:ffff::1');
    expect(refused.problem.code).toBe('too_many_attempts');
    expect((await logIn(other.email, other.password, '2001:db8:0:2::1')).status).toBe(200);
  });
});

describe('other floods', () => {
  it('the old password cannot be guessed with a stolen session', async () => {
    const { token } = await registerVerified(shop);
    const change = () =>
      shop.call(
        'editPassword',
        {
          body: {
            old_password: 'wrong-one',
            new_password: 'new-password',
            new_password_confirmation: 'new-password',
          },
        },
        { token },
      );
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await change()).problem.code).toBe('old_password_wrong');
    }
    expect((await change()).problem.code).toBe('too_many_attempts');
  });

  it('wrong codes from one network end', async () => {
    const { email } = await arrangeShopper(shop);
    await shop.call('login', { body: { login: email } });
    const code = await readCode(shop, email);
    const guesser = limits();
    for (let tries = 0; tries < 200; tries += 1) await guesser.codeCheck('192.0.2.60');
    const guess = (typed: string, address: string) =>
      shop.call(
        'verifyOtp',
        { body: { login: email, code: typed, purpose: 'login' } },
        from(address),
      );
    expect((await guess(otherCode(code), '192.0.2.60')).problem.code).toBe('too_many_attempts');
    expect((await guess(code, '192.0.2.61')).status).toBe(200);
  });

  it('strangers cannot use up the tries of a code', async () => {
    const { email } = await arrangeShopper(shop);
    await shop.call('login', { body: { login: email } }, from('198.51.100.20'));
    const code = await readCode(shop, email);
    const guess = (typed: string, address: string) =>
      shop.call(
        'verifyOtp',
        { body: { login: email, code: typed, purpose: 'login' } },
        from(address),
      );
    for (const [index, [left, expected]] of [
      [1, 'otp_wrong'],
      [0, 'otp_wrong'],
      [undefined, 'otp_expired'],
      [undefined, 'otp_expired'],
    ].entries()) {
      const { problem } = await guess(otherCode(code), `203.0.113.${100 + index}`);
      expect([problem.tries_left, problem.code]).toEqual([left, expected]);
    }
    // Five in all, three of them reserved for the requesting network.
    expect((await guess(otherCode(code), '198.51.100.20')).problem.tries_left).toBe(2);
    expect((await guess(otherCode(code), '198.51.100.20')).problem.tries_left).toBe(1);
    expect((await guess(code, '198.51.100.20')).status).toBe(200);
  });

  it('a flood of code requests keeps nobody out of a network they have signed in from', async () => {
    const login = 'flood-victim@example.com';
    const home = from('198.51.100.30');
    const ask = (options: object) => shop.call('login', { body: { login } }, options);
    const enter = async (options: object) =>
      shop.call(
        'verifyOtp',
        { body: { login, code: await readCode(shop, login), purpose: 'login', name: 'Nadia' } },
        options,
      );
    await ask(home);
    expect((await enter(home)).status).toBe(200);

    shop.clock.advance({ hours: 2 });
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await ask(from(`203.0.113.${150 + sent}`))).status).toBe(200);
      shop.clock.advance({ minutes: 1 });
    }
    expect((await ask(from('203.0.113.160'))).problem.code).toBe('otp_too_soon');
    expect((await ask(home)).status).toBe(200);
    expect((await ask(home)).problem.code).toBe('otp_too_soon');
    expect((await enter(home)).status).toBe(200);

    // There, too, it is five an hour; the one that came too soon is not counted.
    for (let sent = 0; sent < 4; sent += 1) {
      shop.clock.advance({ minutes: 1 });
      expect((await ask(home)).status).toBe(200);
    }
    shop.clock.advance({ minutes: 1 });
    const sixth = await ask(home);
    expect([sixth.status, sixth.problem.code]).toEqual([429, 'otp_too_soon']);
    expect(sixth.problem.retry_in).toBe(55 * 60);
  });

  it('code requests and registrations from one network end', async () => {
    const flood = limits();
    for (let sent = 0; sent < 300; sent += 1) await flood.codeRequest('192.0.2.70');
    const asked = await shop.call(
      'login',
      { body: { login: 'flooded@example.com' } },
      from('192.0.2.70'),
    );
    expect([asked.status, asked.problem.code]).toEqual([429, 'too_many_requests']);

    for (let sent = 0; sent < 200; sent += 1) await flood.registration('192.0.2.70');
    const registered = await shop.call('register', { body: signUpEntries() }, from('192.0.2.70'));
    expect([registered.status, registered.problem.code]).toEqual([429, 'too_many_requests']);
  });
});

it('the counters name nobody', async () => {
  const { rows } = await shop.db.execute(sql.raw(`select key from ${getTableName(rateLimits)}`));
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/@|192\.0|\+20/);
});
