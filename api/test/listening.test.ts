import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CATALOG_CHANGED } from '../src/catalog/catalog-version.ts';
import { changeCatalog } from '../src/catalog/change-catalog.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import { listenTo } from '../src/database/listen.ts';
import { FrozenBackends } from './frozen-backends.ts';
import { openTestDatabase } from './test-database.ts';

let database: OpenDatabase;
let heard: ReturnType<typeof vi.fn<() => void>>;
let stop: () => Promise<void>;
/** Resolves with the next thing heard. */
let next: () => Promise<void>;

beforeEach(async () => {
  database = await openTestDatabase();
  let tell = () => {};
  heard = vi.fn(() => tell());
  next = () => new Promise((resolve) => (tell = resolve));
  stop = await listenTo(database, CATALOG_CHANGED, heard);
  heard.mockClear();
});
afterEach(async () => {
  await stop();
  await database.close();
});

const change = () => changeCatalog(database.db, async () => {});

it('a change of the catalogue is notified once it can be seen', async () => {
  const notified = next();
  await database.db.transaction(async (tx) => {
    await changeCatalog(tx, async () => {});
    expect(heard).not.toHaveBeenCalled();
  });
  await notified;
  expect(heard).toHaveBeenCalledTimes(1);
});

it('a change that was rolled back is not notified', async () => {
  const undone = changeCatalog(database.db, () => Promise.reject(new Error('undone')));
  await expect(undone).rejects.toThrow('undone');
  const notified = next();
  await change();
  await notified;
  expect(heard).toHaveBeenCalledTimes(1);
});

it('other channels are not heard', async () => {
  await database.db.execute(sql`select pg_notify('something_else', '')`);
  const notified = next();
  await change();
  await notified;
  expect(heard).toHaveBeenCalledTimes(1);
});

it('nothing is heard after listening ended', async () => {
  await stop();
  await change();
  expect(heard).not.toHaveBeenCalled();
});

it('a lost connection is reopened, and reported as a possible change', async ({ skip }) => {
  if (database.kind === 'embedded') skip('the embedded database has no connection to lose');
  const back = next();
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen%'`,
  );
  await back;
  const notified = next();
  await change();
  await notified;
});

it('a hung connection is reopened as well', async ({ skip }) => {
  if (database.kind === 'embedded') skip('the embedded database has no connection that could hang');
  if (process.platform === 'win32') skip('Windows cannot stop a process');
  const { rows } = await database.pool.query(
    "select pid from pg_stat_activity where datname = current_database() and query like 'listen%'",
  );
  const frozen = new FrozenBackends();
  const back = next();
  frozen.freeze(rows.map(({ pid }) => pid));
  try {
    await back;
    const notified = next();
    await change();
    await notified;
  } finally {
    frozen.thaw();
  }
});
