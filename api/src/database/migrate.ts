import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { StartupError } from './startup-error.ts';

/** One migration file: statements that run in one transaction. */
export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
  readonly checksum: string;
}

/** Any fixed number: processes that start together migrate one after the other. */
const MIGRATION_LOCK = 5_243_817;

const HISTORY = `
  create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    started_at timestamptz not null default now(),
    finished_at timestamptz
  )`;

/** Reads the migrations of this version, in order. */
export async function readMigrations(
  directory: string = fileURLToPath(new URL('../../migrations/', import.meta.url)),
): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(`${directory}/${name}`, 'utf8');
      return {
        name: name.replace(/\.sql$/, ''),
        statements: sql.split('--> statement-breakpoint').map((statement) => statement.trim()),
        checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex'),
      };
    }),
  );
}

/**
 * Brings the schema up to this version; says each step through `progress`. Safe when several processes start at once.
 *
 * Before a migration runs, its start is committed; it and its end are committed together. So a migration
 * that was cut off where it could not be rolled back is seen, and never run a second time over half a result.
 *
 * @returns how many migrations were applied.
 * @throws StartupError when the schema is newer than this version, a migration was left half-applied,
 *   an applied one was changed afterwards, or one fails.
 */
export async function migrate(
  pool: pg.Pool,
  migrations: readonly Migration[],
  progress: (line: string) => void = () => {},
): Promise<number> {
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await connection.query(HISTORY);
      const pending = await pendingMigrations(connection, migrations);
      for (const migration of pending) {
        progress(`Updating the database: ${migration.name}`);
        await apply(connection, migration);
      }
      return pending.length;
    } finally {
      await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    connection.release();
  }
}

async function pendingMigrations(
  connection: pg.PoolClient,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  const { rows } = await connection.query<{ name: string; checksum: string; finished: boolean }>(
    'select name, checksum, finished_at is not null as finished from schema_migrations order by name',
  );
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const row of rows) {
    const migration = known.get(row.name);
    if (!migration) {
      throw new StartupError(
        `The database has migration ${row.name}, which this version of DP does not know: the database is newer. ` +
          'Start the newer version, or restore a backup made with this one.',
      );
    }
    if (!row.finished) {
      throw new StartupError(
        `Migration ${row.name} was started on this database but did not finish. ` +
          'Restore the backup made before the update, then start again.',
      );
    }
    if (row.checksum !== migration.checksum) {
      throw new StartupError(
        `Migration ${row.name} was applied in another form than this version has. ` +
          'Use the files it was applied with; a change of the schema needs a migration of its own.',
      );
    }
  }
  const applied = new Set(rows.map((row) => row.name));
  return migrations.filter((migration) => !applied.has(migration.name));
}

async function apply(connection: pg.PoolClient, migration: Migration): Promise<void> {
  await connection.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
    migration.name,
    migration.checksum,
  ]);
  try {
    await connection.query('begin');
    for (const statement of migration.statements) await connection.query(statement);
    await connection.query('update schema_migrations set finished_at = now() where name = $1', [
      migration.name,
    ]);
    await connection.query('commit');
  } catch (error) {
    await connection.query('rollback');
    // Rolled back whole, so nothing is half-applied and the next start may try again.
    await connection.query('delete from schema_migrations where name = $1', [migration.name]);
    throw new StartupError(
      `Migration ${migration.name} failed and was undone: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
