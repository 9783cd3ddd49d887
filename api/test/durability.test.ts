import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { openDatabase } from '../src/database/database.ts';
import { openEmbeddedPool } from '../src/database/embedded-pool.ts';
import { copyDataDirectory } from './test-database.ts';

// What a server of its own does with its disk is not ours to test.
const embedded = inject('databaseTemplate').kind === 'embedded';

/** The stress suite asks for more. */
const ROUNDS = Number(process.env.DP_KILL_ROUNDS ?? 3);
/** Milliseconds for starting a process and its database on a machine that is busy. */
const PATIENCE = 120_000;
const RUNNER = fileURLToPath(new URL('durability/place-orders-until-killed.ts', import.meta.url));

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dp-durability-'));
  await copyDataDirectory(directory);
});
afterEach(() => rm(directory, { recursive: true, force: true }));

interface Seller {
  readonly child: ChildProcess;
  /** What it printed on standard error, once it has ended, and how it ended. */
  readonly ended: Promise<{ code: number | null; signal: string | null; said: string }>;
}

function startSelling(): Seller {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', RUNNER, directory],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, said }));
  return { child, ended };
}

/** Sells until a number of orders is acknowledged and a moment more, kills the process, and returns all that were. */
async function sellUntilKilled(orders: number): Promise<string[]> {
  const { child, ended } = startSelling();
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout as Readable })) {
    if (line === 'ready') continue;
    acknowledged.push(line);
    if (acknowledged.length === orders) {
      // Anywhere in the middle of what is being placed; what is acknowledged until then counts too.
      void setTimeout(Math.random() * 20).then(() => child.kill('SIGKILL'));
    }
  }
  expect(await ended).toEqual({ code: null, signal: 'SIGKILL', said: '' });
  return acknowledged;
}

describe.runIf(embedded)('a shop whose process is killed', () => {
  it(`has every acknowledged order once, and books that add up, ${ROUNDS} times over`, {
    timeout: PATIENCE * ROUNDS,
  }, async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      acknowledged.push(...(await sellUntilKilled(1 + Math.floor(Math.random() * 40))));
      const database = await openDatabase({ dataDirectory: directory });
      const { rows } = await database.pool.query(
        `select wanted.number, count(orders.id)::int as n
           from unnest($1::text[]) as wanted(number) left join orders using (number)
           group by wanted.number having count(orders.id) <> 1`,
        [acknowledged],
      );
      expect(rows).toEqual([]);
      expect((await auditShop(database.db)).findings).toEqual([]);
      await database.close();
    }
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
  });

  it('while it lives, keeps a second process out with a clear error', {
    timeout: PATIENCE,
  }, async () => {
    const first = startSelling();
    await Promise.race([once(first.child.stdout as Readable, 'data'), first.ended]);
    const second = startSelling();
    expect(await second.ended).toEqual({
      code: 1,
      signal: null,
      said:
        `The data directory ${directory} is in use by another DP process (process ${first.child.pid}). ` +
        'Stop that process first, or set DATA_DIR to another directory.\n',
    });
    first.child.kill('SIGKILL');
    await first.ended;
    const database = await openDatabase({ dataDirectory: directory });
    await database.close();
  });
});

describe.runIf(embedded)('a commit', { timeout: PATIENCE }, () => {
  it('waits for the disk, each one', async () => {
    const { pool, syncs, close } = await openEmbeddedPool(join(directory, 'postgres'));
    await pool.query('create table notes (text text)');
    for (let n = 0; n < 10; n += 1) {
      const before = syncs();
      await pool.query('insert into notes values ($1)', [`note ${n}`]);
      expect(syncs()).toBeGreaterThan(before);
    }
    const before = syncs();
    await pool.query('select count(*) from notes');
    expect(syncs()).toBe(before);
    await close();
  });

  it('of several statements waits once they are all done', async () => {
    const database = await openDatabase({ dataDirectory: directory });
    await database.pool.query('create table notes (text text)');
    await database.db.transaction(async (tx) => {
      for (let n = 0; n < 5; n += 1) await tx.execute(sql`insert into notes values (${`${n}`})`);
    });
    await database.close();
    const again = await openDatabase({ dataDirectory: directory });
    expect((await again.pool.query('select count(*)::int as n from notes')).rows).toEqual([
      { n: 5 },
    ]);
    await again.close();
  });
});
