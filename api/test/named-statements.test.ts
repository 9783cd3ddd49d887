import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../src/database/database.ts';
import { openTestDatabase } from './test-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The statements that the connection has prepared, of those that mention `mark`. */
async function prepared(mark: string): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as n from pg_prepared_statements where statement like '%' || $1 || '%'`,
    [mark],
  );
  return rows[0].n;
}

// All on one connection, as a transaction is.
it('a statement that keeps coming is prepared once, and answers as before', async () => {
  await database.db.transaction(async (tx) => {
    for (const n of [1, 2, 3, 4, 5]) {
      const { rows } = await tx.execute(sql`select ${n}::int + 1 as recurring_sum`);
      expect(rows).toEqual([{ recurring_sum: n + 1 }]);
    }
    const { rows } = await tx.execute(
      sql`select count(*)::int as n from pg_prepared_statements where statement like '%recurring_sum%'
          and statement not like '%pg_prepared_statements%'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});

it('statements used once or twice get no name', async () => {
  for (let n = 0; n < 20; n += 1) {
    await database.db.execute(sql.raw(`select ${n} as rare_${n}`));
    await database.db.execute(sql`select ${n}::int as ${sql.identifier(`seldom_${n}`)}`);
  }
  expect(await prepared('rare_')).toBe(0);
  expect(await prepared('seldom_')).toBe(0);
});
