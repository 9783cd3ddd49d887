import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { OpenDatabase } from '../src/database/database.ts';
import { type Migration, migrate, readMigrations } from '../src/database/migrate.ts';
import { StartupError } from '../src/database/startup-error.ts';
import { openTestDatabase } from './test-database.ts';

let database: OpenDatabase;
let known: Migration[];
beforeEach(async () => {
  database = await openTestDatabase();
  known = await readMigrations();
});
afterEach(() => database.close());

const migration = (name: string, ...statements: string[]): Migration => ({
  name,
  statements,
  checksum: randomBytes(8).toString('hex'),
});
const fresh = migration('9000_new', 'create table fresh (id int)');

async function tableExists(name: string): Promise<boolean> {
  const { rows } = await database.pool.query('select to_regclass($1) is not null as there', [name]);
  return rows[0].there;
}

describe('starting on a database that is up to date', () => {
  it('changes nothing', async () => {
    expect(await migrate(database.pool, known)).toBe(0);
  });

  it('applies what is new, once, however many processes start together', async () => {
    const starts = await Promise.all(
      [1, 2, 3].map(() => migrate(database.pool, [...known, fresh])),
    );
    expect(starts.reduce((sum, applied) => sum + applied, 0)).toBe(1);
  });

  it('leaves no lock behind that outlives its transactions', async () => {
    await migrate(database.pool, [...known, fresh]);
    const { rows } = await database.pool.query(`
      select * from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where locktype = 'advisory' and datname = current_database()`);
    expect(rows).toEqual([]);
  });
});

describe('a migration that fails', () => {
  const broken = migration('9000_broken', 'create table halfway (id int)', 'select * from nowhere');

  it('is undone whole and named', async () => {
    await expect(migrate(database.pool, [...known, broken])).rejects.toThrow(
      /9000_broken failed and was undone: relation "nowhere" does not exist/,
    );
    expect(await tableExists('halfway')).toBe(false);
  });

  it('leaves the ones before it applied', async () => {
    await expect(
      migrate(database.pool, [...known, migration('8000_good', 'create table good ()'), broken]),
    ).rejects.toThrow(StartupError);
    expect(await tableExists('good')).toBe(true);
  });

  it('can be tried again once it is mended', async () => {
    await expect(migrate(database.pool, [...known, broken])).rejects.toThrow(StartupError);
    const mended = migration('9000_broken', 'create table halfway (id int)');
    expect(await migrate(database.pool, [...known, mended])).toBe(1);
  });
});

describe('a database of the first versions, which recorded starts and ends', () => {
  beforeEach(async () => {
    await database.pool.query(`
      alter table schema_migrations add column started_at timestamptz not null default now(),
        alter column finished_at drop not null, alter column finished_at drop default`);
  });

  it('is understood', async () => {
    expect(await migrate(database.pool, known)).toBe(0);
    expect(await migrate(database.pool, [...known, fresh])).toBe(1);
  });

  it('gets the migration that was cut off, which had been rolled back whole', async () => {
    await database.pool.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      fresh.name,
      'of the process that was killed',
    ]);
    expect(await migrate(database.pool, [...known, fresh])).toBe(1);
    expect(await tableExists('fresh')).toBe(true);
    expect(await migrate(database.pool, [...known, fresh])).toBe(0);
  });
});

describe('the start is refused', () => {
  it('when the database is newer than this version', async () => {
    const newer = migration('9999_of-a-newer-version', 'create table future (id int)');
    await migrate(database.pool, [...known, newer]);
    await expect(migrate(database.pool, known)).rejects.toThrow(
      /9999_of-a-newer-version.*the database is newer/,
    );
  });

  it('when an applied migration was changed afterwards', async () => {
    const [first, ...others] = known;
    if (!first) throw new Error('there are no migrations');
    await expect(
      migrate(database.pool, [{ ...first, checksum: 'changed' }, ...others]),
    ).rejects.toThrow(/was applied in another form/);
  });
});

// The embedded database has one session, and no other to wait for.
describe.runIf(inject('databaseTemplate').kind === 'postgres')('while another session', () => {
  it('updates the database, a start waits, says for whom, and goes on', async () => {
    const other = await database.pool.connect();
    const { rows } = await other.query(
      'select pg_advisory_lock(5243817), pg_backend_pid()::text as pid',
    );
    const said = Promise.withResolvers<string>();
    const starting = migrate(database.pool, [...known, fresh], said.resolve);
    expect(await said.promise).toMatch(
      new RegExp(`^Waiting for another process .*process ${rows[0].pid} of PostgreSQL`),
    );
    expect(await tableExists('fresh')).toBe(false);
    await other.query('select pg_advisory_unlock(5243817)');
    expect(await starting).toBe(1);
    other.release();
  });

  it('does so for too long, a start gives up and says who it is', async () => {
    const other = await database.pool.connect();
    const { rows } = await other.query(
      'select pg_advisory_lock(5243817), pg_backend_pid()::text as pid',
    );
    await expect(
      migrate(database.pool, [...known, fresh], undefined, { lock: 0, table: 0 }),
    ).rejects.toThrow(
      new RegExp(
        `updating this database for too long: process ${rows[0].pid} of PostgreSQL.*pg_terminate_backend`,
      ),
    );
    other.release(true);
  });

  it('uses a table that a migration changes, the start gives up soon and changes nothing', async () => {
    const other = await database.pool.connect();
    await other.query('begin');
    await other.query('select from products');
    const changing = migration(
      '9000_changing',
      'create table halfway (id int)',
      'alter table products add column halfway int',
    );
    const starting = migrate(database.pool, [...known, changing], undefined, {
      lock: 0,
      table: 50,
    });
    await expect(starting).rejects.toThrow(
      /9000_changing failed and was undone: another session uses a table that it changes/,
    );
    await other.query('rollback');
    other.release();
    expect(await tableExists('halfway')).toBe(false);
    expect(await migrate(database.pool, [...known, changing])).toBe(1);
  });
});
