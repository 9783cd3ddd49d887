import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countMessage } from '../src/messages/message-limit.ts';
import { signUpEntries } from './arrange/accounts.ts';
import { NO_LIMITS } from './arrange/no-limits.ts';
import { arrangeBulbAndLamp, arrangeBuyer, placed } from './arrange/orders.ts';
import { readCode, readMessages } from './arrange/outbox.ts';
import { arrangeShopper } from './arrange/shoppers.ts';
import { TestApp } from './test-app.ts';

const MOST = 6;

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open({
    trustedProxies: 1,
    limits: { ...NO_LIMITS, messagesPerDay: MOST },
  });
});
afterAll(() => shop.close());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const ask = (login: string, address = '203.0.113.1') =>
  shop.call('login', { body: { login } }, from(address));

/** Asks for as many codes as a stranger may cause in a day, and for one more. */
async function flood(login: string) {
  for (let sent = 0; sent < MOST / 2; sent += 1) {
    expect((await ask(login)).status).toBe(200);
    shop.clock.advance({ minutes: 61 });
  }
  return ask(login);
}

describe('messages to one person in a day', () => {
  it('codes that strangers ask for stop at half, say until when, and start again a day later', async () => {
    const { email } = await arrangeShopper(shop);
    const refused = await flood(email);
    const wait = 24 * 3_600 - (MOST / 2) * 61 * 60;
    expect([refused.status, refused.problem.code, refused.problem.retry_in]).toEqual([
      429,
      'too_many_messages',
      wait,
    ]);
    expect(refused.headers['retry-after']).toBe(String(wait));
    shop.clock.advance({ seconds: wait });
    expect((await ask(email)).status).toBe(200);
  });

  it('are counted alike for contacts without an account', async () => {
    expect((await flood('nobody-at-all@example.com')).problem.code).toBe('too_many_messages');
    const forgot = () => shop.call('forgotPassword', { body: { login: 'no-one@example.com' } });
    for (let sent = 0; sent < MOST / 2; sent += 1) {
      expect((await forgot()).status).toBe(200);
      shop.clock.advance({ minutes: 61 });
    }
    expect((await forgot()).problem.code).toBe('too_many_messages');
    expect(await readMessages(shop, 'no-one@example.com')).toHaveLength(0);
  });

  it('leave the other half to the networks that a shopper signs in from', async () => {
    const { email } = await arrangeShopper(shop);
    await ask(email, '198.51.100.7');
    const body = { login: email, code: await readCode(shop, email), purpose: 'login' };
    expect((await shop.call('verifyOtp', { body }, from('198.51.100.7'))).status).toBe(200);
    shop.clock.advance({ minutes: 61 });
    expect((await ask(email)).status).toBe(200);
    shop.clock.advance({ minutes: 61 });
    expect((await ask(email)).status).toBe(200);
    shop.clock.advance({ minutes: 61 });
    expect((await ask(email)).problem.code).toBe('too_many_messages');
    expect((await ask(email, '198.51.100.7')).status).toBe(200);
  });

  it('limit order notices, never orders', async () => {
    const buyer = await arrangeBuyer(shop);
    const { bulb } = await arrangeBulbAndLamp(shop, buyer);
    for (let orders = 0; orders < MOST + 2; orders += 1) {
      await placed(shop, buyer, { lines: [{ id: bulb, quantity: 1 }], expected_total: 130 });
    }
    expect(await readMessages(shop, buyer.email)).toHaveLength(MOST);
  });

  it('that a full number no longer takes leave the customer their e-mails', async () => {
    const { customerId, email } = await arrangeBuyer(shop);
    const count = (to: string, about?: number) =>
      countMessage(shop.db, shop.deps, {
        ...{ channel: 'sms', to, locale: 'en', text: 'On its way' },
        ...(about === undefined ? {} : { customerId: about }),
      });
    for (let sent = 0; sent < MOST; sent += 1) await count('+201055500000');
    for (let sent = 0; sent < MOST; sent += 1) {
      expect(await count('+201055500000', customerId)).toBeGreaterThan(0);
    }
    expect(await count(email, customerId)).toBeUndefined();
  });

  it('do not start over with a new account', async () => {
    const entries = signUpEntries();
    const statuses: number[] = [];
    for (let round = 0; round <= MOST / 2; round += 1) {
      const { status, body } = await shop.call('register', { body: entries });
      statuses.push(status);
      const token = body.data?.token;
      await shop.call('deleteAccount', {}, { token });
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

/** What the catalogue's read model asks by itself, every now and then. */
const FOLLOWING = /from "catalog_version"$|select "id" from "stock_movements" order by/;

// The embedded database has one connection, so that its statements are all there are.
it.skipIf(process.env.DP_TEST_DATABASE === 'postgres')(
  'a code that nobody gets takes the statements of one that is sent',
  async () => {
    const { email } = await arrangeShopper(shop);
    const statements = async (login: string) => {
      const client = await shop.database.pool.connect();
      client.release();
      const run: string[] = [];
      const query = client.query.bind(client) as (...given: unknown[]) => unknown;
      client.query = ((...given: unknown[]) => {
        const [text] = given as [string | { text: string }];
        const sql = typeof text === 'string' ? text : text.text;
        if (!FOLLOWING.test(sql)) run.push(sql);
        return query(...given);
      }) as typeof client.query;
      await shop.call('forgotPassword', { body: { login } });
      client.query = query as typeof client.query;
      return run;
    };
    // Both once before: what is prepared on first use is prepared then.
    await statements('first@example.com');
    shop.clock.advance({ minutes: 61 });
    const decoy = await statements('not-there@example.com');
    const sent = await statements(email);
    expect(decoy.length).toBeGreaterThan(5);
    const undone = (text: string) => /^(rollback to|release) savepoint/i.test(text);
    expect(decoy.map((text) => (undone(text) ? 'end' : text))).toEqual(
      sent.map((text) => (undone(text) ? 'end' : text)),
    );
  },
);
