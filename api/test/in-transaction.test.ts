import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Db, OpenDatabase } from '../src/database/database.ts';
import { inTransaction } from '../src/database/in-transaction.ts';
import { openTestDatabase } from './test-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query('create table pots (id int primary key, n int not null)');
  await database.pool.query('insert into pots values (1, 0), (2, 0)');
});
afterAll(() => database.close());

const fill = (tx: Db, id: number) => tx.execute(sql`update pots set n = n + 1 where id = ${id}`);

async function pots(): Promise<number[]> {
  const { rows } = await database.pool.query('select n from pots order by id');
  return rows.map(({ n }) => n);
}

// PGlite runs one transaction at a time, so none can wait for another there.
it.runIf(inject('databaseTemplate').kind === 'postgres')(
  'two transactions that wait for each other both happen in the end',
  async () => {
    const before = await pots();
    const first = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    let runs = 0;
    await Promise.all([
      inTransaction(database.db, async (tx) => {
        runs += 1;
        await fill(tx, 1);
        first.resolve();
        await second.promise;
        await fill(tx, 2);
      }),
      inTransaction(database.db, async (tx) => {
        runs += 1;
        await fill(tx, 2);
        second.resolve();
        await first.promise;
        await fill(tx, 1);
      }),
    ]);
    expect(await pots()).toEqual(before.map((n) => n + 2));
    expect(runs).toBe(3);
  },
);

it('any other failure is passed on at once, and nothing has happened', async () => {
  const before = await pots();
  let runs = 0;
  await expect(
    inTransaction(database.db, async (tx) => {
      runs += 1;
      await fill(tx, 1);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect([await pots(), runs]).toEqual([before, 1]);
});
