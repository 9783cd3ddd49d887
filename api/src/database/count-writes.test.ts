import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { countWrites } from './count-writes.ts';

/** A pool with one connection that answers nothing, and its count. */
function countedConnection() {
  const pool = new EventEmitter();
  const writes = countWrites(pool as unknown as pg.Pool);
  const ran: unknown[] = [];
  const client = { query: (statement: unknown) => ran.push(statement) };
  pool.emit('connect', client);
  return { client, writes, ran };
}

it.each(['select 1', '  SELECT * from products', { text: 'select $1::int', values: [1] }])(
  'a plain query changes nothing: %j',
  (statement) => {
    const { client, writes, ran } = countedConnection();
    client.query(statement);
    expect(writes()).toBe(0);
    expect(ran).toEqual([statement]);
  },
);

it.each([
  'insert into products default values',
  'with taken as (update products set stock = 0 returning id) select id from taken',
  'begin',
  'commit',
  'create table selects ()',
  'selectively',
  { text: 'update products set stock = $1', values: [1] },
  { submit: () => {} },
  null,
])('anything else might have: %j', (statement) => {
  const { client, writes, ran } = countedConnection();
  client.query(statement);
  expect(writes()).toBe(1);
  expect(ran).toEqual([statement]);
});
