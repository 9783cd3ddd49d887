import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

describe('starting on a database that is up to date', () => {
  it('changes nothing', async () => {
    expect(await migrate(database.pool, known)).toBe(0);
  });

  it('applies what is new, once, however many processes start together', async () => {
    const migrations = [...known, migration('9000_new', 'create table fresh (id int)')];
    const starts = await Promise.all([1, 2, 3].map(() => migrate(database.pool, migrations)));
    expect(starts.reduce((sum, applied) => sum + applied, 0)).toBe(1);
  });
});

describe('a migration that fails', () => {
  const broken = migration('9000_broken', 'create table halfway (id int)', 'select * from nowhere');

  it('is undone whole and named', async () => {
    await expect(migrate(database.pool, [...known, broken])).rejects.toThrow(
      /9000_broken failed and was undone: relation "nowhere" does not exist/,
    );
    const { rows } = await database.pool.query("select to_regclass('halfway') as table");
    expect(rows[0].table).toBeNull();
  });

  it('can be tried again once it is mended', async () => {
    await expect(migrate(database.pool, [...known, broken])).rejects.toThrow(StartupError);
    const mended = migration('9000_broken', 'create table halfway (id int)');
    expect(await migrate(database.pool, [...known, mended])).toBe(1);
  });
});

describe('the start is refused', () => {
  it('when a migration was cut off half-way', async () => {
    await database.pool.query(
      "insert into schema_migrations (name, checksum) values ('9000_cut-off', 'x')",
    );
    const cutOff = migration('9000_cut-off', 'create table later (id int)');
    await expect(migrate(database.pool, [...known, cutOff])).rejects.toThrow(
      /9000_cut-off was started on this database but did not finish.*[Rr]estore the backup/,
    );
  });

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
