import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { vacuumWornTable, vacuumWornTables } from '../src/database/vacuum-worn-table.ts';
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

it.runIf(inject('databaseTemplate').kind === 'embedded')(
  'a table whose rows are mostly replaced does not grow without limit',
  async () => {
    const size = async () => {
      const { rows } = await shop.db.execute<{ bytes: number }>(
        sql`select pg_relation_size('worn')::int as bytes`,
      );
      return rows[0]?.bytes;
    };
    await shop.db.execute(sql`create table worn (text text)`);
    await shop.db.execute(
      sql`insert into worn select repeat('x', 200) from generate_series(1, 5000)`,
    );
    await shop.db.execute(sql`update worn set text = repeat('y', 200)`);
    // Counts are else some seconds late.
    await shop.db.execute(sql`select pg_stat_force_next_flush()`);
    const worn = await size();
    expect(await vacuumWornTable(shop.db)).toBe('worn');
    await shop.db.execute(sql`update worn set text = repeat('z', 200)`);
    expect(await size()).toBe(worn);
    await shop.db.execute(sql`drop table worn`);
  },
);

it.runIf(inject('databaseTemplate').kind === 'embedded')(
  'a table with many new rows is vacuumed and known to the planner when a command ends',
  async () => {
    await shop.db.execute(sql`create table filled (id int primary key)`);
    await shop.db.execute(sql`insert into filled select generate_series(1, 5000)`);
    const known = async () =>
      (
        await shop.db.execute<{ rows: number; visible: number }>(
          sql`select reltuples::int as rows, relallvisible as visible from pg_class where relname = 'filled'`,
        )
      ).rows[0];
    expect(await known()).toMatchObject({ rows: -1, visible: 0 });
    await vacuumWornTables(shop.db);
    expect(await known()).toMatchObject({ rows: 5_000, visible: expect.toSatisfy((n) => n > 0) });
    // Then there is nothing left to do.
    expect(await vacuumWornTable(shop.db)).toBeUndefined();
    await shop.db.execute(sql`drop table filled`);
  },
);

it('a step that fails is named, and hinders none after it', async () => {
  shop.clock.advance({ days: 2 });
  await shop.call('login', { body: { login: 'nobody@example.com', password: 'wrong-one' } });
  shop.clock.advance({ days: 2 });
  expect(await count('rate_limits')).toBeGreaterThan(0);
  await shop.db.execute(sql`alter table sessions rename to sessions_away`);
  try {
    const run = runHousekeeping({ db: shop.db, now: shop.clock.now });
    await expect(run).rejects.toThrow(/^sign-ins failed$/);
    expect(await count('rate_limits')).toBe(0);
  } finally {
    await shop.db.execute(sql`alter table sessions_away rename to sessions`);
  }
});
