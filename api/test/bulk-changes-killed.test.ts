import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { openDatabase } from '../src/database/database.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { copyDataDirectory } from './test-database.ts';

// A server of its own is not in this process; that a piece is one transaction is the same there.
const embedded = inject('databaseTemplate').kind === 'embedded';

const PRODUCTS = 40;
/** Milliseconds for starting a process and its database on a machine that is busy. */
const PATIENCE = 120_000;
const file = (name: string) => fileURLToPath(new URL(`durability/${name}`, import.meta.url));

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dp-bulk-'));
  await copyDataDirectory(directory);
  const database = await openDatabase({ dataDirectory: directory });
  for (let n = 0; n < PRODUCTS; n += 1) await insertProduct(database.db, { listPrice: 100 });
  await database.close();
});
afterEach(() => rm(directory, { recursive: true, force: true }));

async function change(words: readonly string[], killAt?: string) {
  const killing = killAt === undefined ? [] : ['--import', file('kill-at.ts')];
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      ...killing,
      file('change-products-in-bulk.ts'),
      directory,
      ...words,
    ],
    { env: { ...process.env, DP_KILL_AT: killAt ?? '' }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code, signal] = await once(child, 'close');
  return { code, signal, said };
}

/** How many products have each price and version. */
async function readPrices() {
  const database = await openDatabase({ dataDirectory: directory });
  const { rows } = await database.pool.query(
    `select list_price_piastres::int / 100 as price, version, count(*)::int as count
     from products group by 1, 2 order by 1, 2`,
  );
  const { findings } = await auditShop(database.db);
  await database.close();
  return { rows, findings };
}

describe.runIf(embedded)('a process that is killed in the middle of a piece of products', () => {
  it.each(['sheet', 'prices'])(
    'has whole pieces of %s, and the next finishes them once',
    {
      timeout: PATIENCE,
    },
    async (kind) => {
      const killed = { code: null, signal: 'SIGKILL', said: '' };
      const killAt = 'the third piece of products is about to be committed';
      expect(await change([kind, 'apply'], killAt)).toEqual(killed);
      const pieces = await readPrices();
      expect(pieces).toEqual({
        rows: [
          { price: 100, version: 1, count: PRODUCTS - 14 },
          { price: 150, version: 2, count: 14 },
        ],
        findings: [],
      });
      expect(await change([kind, 'apply'])).toMatchObject({ code: 0 });
      expect(await readPrices()).toEqual({
        rows: [{ price: 150, version: 2, count: PRODUCTS }],
        findings: [],
      });
      expect(await change([kind, 'undo'], killAt)).toEqual(killed);
      expect(await change([kind, 'undo'])).toMatchObject({ code: 0 });
      expect(await readPrices()).toEqual({
        rows: [{ price: 100, version: 3, count: PRODUCTS }],
        findings: [],
      });
    },
  );

  it('has removed whole pieces of the demo, and the next removes the rest once', {
    timeout: PATIENCE,
  }, async () => {
    const killed = { code: null, signal: 'SIGKILL', said: '' };
    const killAt = 'the third piece of the demo is about to be committed';
    expect(await change(['demo'], killAt)).toEqual(killed);
    const left = [{ price: 100, version: 1, count: PRODUCTS - 14 }];
    expect(await readPrices()).toEqual({ rows: left, findings: [] });
    expect(await change(['demo'])).toMatchObject({ code: 0 });
    expect(await readPrices()).toEqual({ rows: [], findings: [] });
    const database = await openDatabase({ dataDirectory: directory });
    const { rows } = await database.pool.query(
      `select state, passed, (removed->'products')::int as removed,
        (select count(*)::int from audit_log where action = 'demo.removed') as ends
       from demo_removals`,
    );
    await database.close();
    expect(rows).toEqual([{ state: 'removed', passed: PRODUCTS, removed: PRODUCTS, ends: 1 }]);
  });
});
