import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runHousekeeping } from '../src/housekeeping.ts';
import { arrangeShopper } from './arrange/shoppers.ts';
import { TestApp } from './test-app.ts';
import { TestBackOffice } from './test-back-office.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open();
});
afterAll(() => shop.close());

const count = async (table: string) => {
  const { rows } = await shop.db.execute<{ n: number }>(
    sql.raw(`select count(*)::int as n from ${table}`),
  );
  return rows[0]?.n;
};
const TABLES = [
  'customers',
  'sessions',
  'one_time_codes',
  'reset_tokens',
  'rate_limits',
  'outbox',
  'staff_sessions',
  'staff_challenges',
];
const counts = async () =>
  Object.fromEntries(
    await Promise.all(TABLES.map(async (table) => [table, await count(table)] as const)),
  );

it('what has run out is removed, what is in use stays', async () => {
  const { email } = await arrangeShopper(shop);
  await shop.call('forgotPassword', { body: { login: email } });
  await shop.call('login', { body: { login: email, password: 'wrong-one' } });
  const office = await TestBackOffice.on(shop);
  await office.signIn('orders');
  await office.call('signInChallenge');
  await office.app.close();
  const before = await counts();
  await runHousekeeping({ db: shop.db, now: shop.clock.now });
  expect(await counts()).toEqual(before);

  shop.clock.advance({ days: 2 });
  await runHousekeeping({ db: shop.db, now: shop.clock.now });
  expect(await counts()).toEqual({
    ...before,
    one_time_codes: 0,
    rate_limits: 0,
    staff_sessions: 0,
    staff_challenges: 0,
  });

  shop.clock.advance({ days: 29 });
  await runHousekeeping({ db: shop.db, now: shop.clock.now });
  expect(await counts()).toEqual({
    customers: before.customers,
    sessions: 0,
    one_time_codes: 0,
    reset_tokens: 0,
    rate_limits: 0,
    outbox: 0,
    staff_sessions: 0,
    staff_challenges: 0,
  });
});
