import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../src/database/database.ts';
import { sendTogether } from '../src/database/send-together.ts';
import { openTestDatabase } from './test-database.ts';

let database: OpenDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`create table pots (id int primary key)`);
});
afterEach(() => database.close());

const countOf = sql`select count(*)::int as n from pots`;

it('runs statements in their order, each on what the one before has left', async () => {
  const counts = await database.db.transaction(async (tx) => {
    const sent = sendTogether({
      insert: tx.execute(sql`insert into pots values (1)`),
      first: tx.execute<{ n: number }>(countOf),
      another: tx.execute(sql`insert into pots values (2)`),
      second: tx.execute<{ n: number }>(countOf),
    });
    return [(await sent.first).rows[0]?.n, (await sent.second).rows[0]?.n];
  });
  expect(counts).toEqual([1, 2]);
});

it('reports the statement that failed, and the transaction leaves nothing', async () => {
  const failed = database.db.transaction(async (tx) => {
    const sent = sendTogether({
      insert: tx.execute(sql`insert into pots values (1)`),
      divide: tx.execute(sql`select 1 / 0`),
      count: tx.execute(countOf),
    });
    await sent.insert;
    await sent.divide;
    await sent.count;
  });
  await expect(failed).rejects.toMatchObject({ cause: { code: '22012' } });
  expect((await database.db.execute<{ n: number }>(countOf)).rows[0]?.n).toBe(0);
});
