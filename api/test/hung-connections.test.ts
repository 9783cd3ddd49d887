import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { BoundedPool, type Timeouts } from '../src/database/bounded-pool.ts';
import type { Db, OpenDatabase } from '../src/database/database.ts';
import { DatabaseClient } from '../src/database/database-client.ts';
import { isDatabaseAway } from '../src/database/is-database-away.ts';
import { deliverDueMessages } from '../src/messages/deliver-due-messages.ts';
import { insertMessage } from '../src/messages/message-store.ts';
import { FrozenBackends } from './frozen-backends.ts';
import { openTestDatabase } from './test-database.ts';

/** Connections of the shop; two of them are left to reads. */
const CONNECTIONS = 4;
/** Far shorter than the shop's, and each far from the next. */
const TIMEOUTS: Timeouts = {
  silenceMs: 200,
  answerMs: 1_500,
  statementMs: 700,
  idleTransactionMs: 700,
  queueMs: 20_000,
};

let outside: OpenDatabase;
let pool: pg.Pool;
let spare: pg.Pool;
let db: Db;
const frozen = new FrozenBackends();

beforeEach(async () => {
  outside = await openTestDatabase();
  await outside.pool.query('create table pots (id int primary key, n int not null)');
  await outside.pool.query('insert into pots values (1, 0), (2, 0)');
  const connections = (max: number) => {
    const { connectionString } = outside.pool.options;
    const made = new pg.Pool({
      connectionString,
      max,
      application_name: 'shop',
      Client: DatabaseClient,
    });
    return made.on('error', () => {});
  };
  [pool, spare] = [connections(CONNECTIONS), connections(2)];
  db = drizzle(new BoundedPool(pool, spare, TIMEOUTS) as unknown as pg.Pool);
});
afterEach(async () => {
  frozen.thaw();
  await Promise.all([pool.end(), spare.end()]);
  await outside.close();
});

const numberOf = async (statement: ReturnType<typeof sql>, on: Db = db) =>
  (await on.execute<{ n: number }>(statement)).rows[0]?.n ?? 0;
const backendOf = (on: Db) => numberOf(sql`select pg_backend_pid() as n`, on);
const fill = (on: Db, id: number) => on.execute(sql`update pots set n = n + 1 where id = ${id}`);
const filled = async (id: number) => numberOf(sql`select n from pots where id = ${id}`, outside.db);
const terminate = (pid: number) => outside.pool.query('select pg_terminate_backend($1)', [pid]);

/** Makes connections and returns their processes. */
async function backends(count: number): Promise<number[]> {
  const clients = await Promise.all(Array.from({ length: count }, () => pool.connect()));
  const pids = await Promise.all(
    clients.map(async (client) => {
      const { rows } = await client.query('select pg_backend_pid() as pid');
      return rows[0].pid as number;
    }),
  );
  for (const client of clients) client.release();
  return pids;
}

/** What a failed attempt says, all the way down. */
async function failureOf(attempt: Promise<unknown>): Promise<unknown> {
  try {
    await attempt;
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
}

// The embedded database has no connections to lose. Windows cannot stop a process.
describe.runIf(inject('databaseTemplate').kind === 'postgres' && process.platform !== 'win32')(
  'a connection that hangs',
  () => {
    it('holds up no read: another one answers, and neither it nor its idle neighbours are used again', async () => {
      const pids = await backends(3);
      frozen.freeze(pids);
      const answers = [];
      for (let n = 0; n < 5; n += 1) answers.push(await numberOf(sql`select ${n}::int as n`));
      expect(answers).toEqual([0, 1, 2, 3, 4]);
      expect(pids).not.toContain(await backendOf(db));
    });

    it('is given up by the transaction that uses it, which can be begun again', async () => {
      const failure = await failureOf(
        db.transaction(async (tx) => {
          frozen.freeze([await backendOf(tx)]);
          await fill(tx, 1);
        }),
      );
      expect(isDatabaseAway(failure)).toBe(true);
      await db.transaction((tx) => fill(tx, 2));
      frozen.thaw();
      expect([await filled(1), await filled(2)]).toEqual([0, 1]);
    });

    it('costs the pool no place, though no transaction could begin on it', async () => {
      frozen.freeze(await backends(CONNECTIONS));
      const attempts = Array.from({ length: CONNECTIONS }, () =>
        db.transaction((tx) => fill(tx, 1)),
      );
      const failed = (await Promise.allSettled(attempts)).filter(
        ({ status }) => status === 'rejected',
      );
      expect(failed).not.toEqual([]);
      await Promise.all(failed.map(() => db.transaction((tx) => fill(tx, 1))));
      expect(await filled(1)).toBe(CONNECTIONS);
    });

    it('is not asked to write a second time: nobody knows whether it did', async () => {
      frozen.freeze(await backends(1));
      expect(isDatabaseAway(await failureOf(fill(db, 1)))).toBe(true);
      frozen.thaw();
      expect(await filled(1)).toBeLessThanOrEqual(1);
    });

    it('lets no message go out twice: that it was sent is noted on another one', async () => {
      const at = new Date();
      await insertMessage(outside.db, {
        channel: 'email',
        recipient: 'mona@example.com',
        text: 'once',
        locale: 'en',
        status: 'queued',
        createdAt: at,
        nextAttemptAt: at,
      });
      const sent: string[] = [];
      const send = async ({ recipient }: { recipient: string }) => {
        sent.push(recipient);
        const { rows } = await outside.pool.query(
          "select pid from pg_stat_activity where application_name = 'shop'",
        );
        frozen.freeze(rows.map(({ pid }) => pid));
      };
      const log = { info: () => {}, warn: () => {}, error: () => {} };
      const deliver = () =>
        deliverDueMessages(
          { db, now: () => at },
          new Map([['email', send]]),
          log,
          new AbortController().signal,
        );
      expect([await deliver(), sent]).toEqual([1, ['mona@example.com']]);
      const { rows } = await outside.pool.query('select status from outbox');
      expect(rows).toEqual([{ status: 'sent' }]);
    });
  },
);

describe.runIf(inject('databaseTemplate').kind === 'postgres')('a connection that is lost', () => {
  it('in a transaction undoes it and ends nothing else', async () => {
    const failure = await failureOf(
      db.transaction(async (tx) => {
        await fill(tx, 1);
        await terminate(await backendOf(tx));
        await fill(tx, 2);
      }),
    );
    expect(isDatabaseAway(failure)).toBe(true);
    expect([await filled(1), await filled(2)]).toEqual([0, 0]);
    await db.transaction((tx) => fill(tx, 1));
    expect(await filled(1)).toBe(1);
  });

  it('while nothing is asked on it, checked out, ends nothing either', async () => {
    const client = (await pool.connect()) as pg.PoolClient & DatabaseClient;
    const gone = new Promise((resolve) => client.once('end', () => resolve('gone')));
    const { rows } = await client.query('select pg_backend_pid() as pid');
    await terminate(rows[0].pid);
    expect(await gone).toBe('gone');
    client.release(client.lossAfter());
    expect(pool.totalCount).toBe(0);
  });

  it('during a read is not noticed by who asked', async () => {
    const [pid = 0] = await backends(1);
    const slow = db.execute(sql`select n, pg_sleep(0.1) from pots where id = 1`);
    await terminate(pid);
    expect((await slow).rows).toMatchObject([{ n: 0 }]);
  });
});

describe.runIf(inject('databaseTemplate').kind === 'postgres')('a transaction', () => {
  it('that waits too long for a lock is ended, and its connection stays', async () => {
    const [pid] = await backends(1);
    await outside.db.transaction(async (other) => {
      await fill(other, 1);
      expect(isDatabaseAway(await failureOf(db.transaction((tx) => fill(tx, 1))))).toBe(true);
    });
    expect(await db.transaction(backendOf)).toBe(pid);
  });

  it('has its whole time for each of the statements that were sent together', async () => {
    const wait = sql`select pg_sleep(0.6)`;
    const [pid, same] = await db.transaction(async (tx) => {
      const before = backendOf(tx);
      await Promise.all([wait, wait, wait].map((each) => tx.execute(each)));
      return [await before, await backendOf(tx)];
    });
    expect(same).toBe(pid);
  });

  it('whose process has gone silent gives its locks back', async () => {
    const locked = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const silent = db.transaction(async (tx) => {
      await fill(tx, 1);
      locked.resolve();
      await goOn.promise;
      await fill(tx, 2);
    });
    await locked.promise;
    await fill(outside.db, 1);
    goOn.resolve();
    expect(isDatabaseAway(await failureOf(silent))).toBe(true);
    expect([await filled(1), await filled(2)]).toEqual([1, 0]);
  });

  it('leaves connections to reads, however many there are', async () => {
    const end = Promise.withResolvers<void>();
    const open = Array.from({ length: 2 * CONNECTIONS }, (_, n) =>
      db.transaction(async (tx) => {
        await numberOf(sql`select ${n}::int as n`, tx);
        await end.promise;
      }),
    );
    expect(await numberOf(sql`select 7 as n`)).toBe(7);
    end.resolve();
    await Promise.all(open);
  });
});
