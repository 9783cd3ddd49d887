import type pg from 'pg';
import { expect, it } from 'vitest';
import type { OpenDatabase } from '../src/database/database.ts';
import { BackupBench } from './arrange/backups.ts';

const bench = BackupBench.use();

const PICTURES = 20;
/** As large as a photograph of 1,600 pixels; its text is twice as long. */
const PICTURE_BYTES = 400_000;
const MEGABYTES = 1_000_000;

it('many pictures of returns go into a backup and out of it some at a time', async () => {
  const { shop, buyer } = bench;
  await shop.database.pool.query(
    `insert into return_pictures (customer_id, jpeg, width, height, at)
     select $1, decode(repeat(lpad(to_hex(n), 2, '0'), $2), 'hex'), 1600, 1200, now()
     from generate_series(1, $3::int) n`,
    [buyer.customerId, PICTURE_BYTES, PICTURES],
  );
  const written: number[] = [];
  await bench.backUp(watched(shop.database, written));
  expect(Math.max(...written)).toBeLessThan(12 * MEGABYTES);

  const target = await bench.openTarget();
  const read: number[] = [];
  await bench.restore(watched(target, read));
  expect(Math.max(...read)).toBeLessThan(12 * MEGABYTES);
  const { rows } = await target.pool.query(
    'select count(distinct md5(jpeg))::int as count, sum(length(jpeg))::int as bytes from return_pictures',
  );
  expect(rows).toEqual([{ count: PICTURES, bytes: PICTURES * PICTURE_BYTES }]);
});

/** The database, noting how many characters each statement gives or takes. */
function watched(database: OpenDatabase, carried: number[]): OpenDatabase {
  const query = async (client: pg.PoolClient, args: [string, unknown[]?]) => {
    const result = await client.query(...args);
    const rows = (result.rows ?? []) as { row?: unknown }[];
    carried.push(characters(args[1] ?? []), characters(rows.map(({ row }) => row)));
    return result;
  };
  const watching = (client: pg.PoolClient) =>
    replaced(client, 'query', (...args: [string, unknown[]?]) => query(client, args));
  const { pool } = database;
  const connect = async () => watching(await pool.connect());
  return { ...database, pool: replaced(pool, 'connect', connect) };
}

function characters(values: readonly unknown[]): number {
  return values.reduce<number>(
    (sum, each) => sum + (typeof each === 'string' ? each.length : 0),
    0,
  );
}

function replaced<T extends object>(whole: T, name: keyof T, by: unknown): T {
  return new Proxy(whole, {
    get: (target, property) => {
      if (property === name) return by;
      const value = Reflect.get(target, property);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
