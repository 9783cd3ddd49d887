import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../src/database/database.ts';
import { openTestDatabase } from './test-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const divide = (by: number) => database.db.execute(sql`select 10 / ${by}::int as share`);

/** Asks all at once and collects what failed. */
async function failures(asked: readonly Promise<unknown>[]): Promise<number> {
  const answers = await Promise.allSettled(asked);
  return answers.filter(({ status }) => status === 'rejected').length;
}

describe('after a statement that failed, the next ones are answered', () => {
  it('outside of a transaction', async () => {
    for (let n = 0; n < 5; n += 1) {
      await expect(divide(0)).rejects.toThrow();
      expect((await divide(5)).rows).toEqual([{ share: 2 }]);
    }
  });

  it('when many come at once', async () => {
    expect(await failures([0, 1, 0, 2, 0, 5, 0, 10].map(divide))).toBe(4);
    expect((await divide(2)).rows).toEqual([{ share: 5 }]);
  });

  it('when the text itself is wrong', async () => {
    await expect(database.pool.query('selec 1')).rejects.toThrow(/syntax error/);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('inside of a transaction, which is rolled back', async () => {
    await database.pool.query('create table numbers (n int unique)');
    const insertTwice = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into numbers values (${1})`);
      await tx.execute(sql`insert into numbers values (${1})`);
    });
    await expect(insertTwice).rejects.toThrow();
    const { rows } = await database.pool.query('select count(*)::int as n from numbers');
    expect(rows).toEqual([{ n: 0 }]);
  });
});
