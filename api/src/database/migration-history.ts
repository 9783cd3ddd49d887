import type pg from 'pg';
import type { Migration } from './migrate.ts';
import { StartupError } from './startup-error.ts';

const HISTORY = `
  create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    finished_at timestamptz not null default now()
  )`;

/**
 * The first versions wrote a row before its migration ran and set `finished_at` with it. Where that is
 * missing the migration was rolled back whole, so it is as if it had not begun.
 */
const FROM_FIRST_VERSIONS = `
  delete from schema_migrations where finished_at is null;
  alter table schema_migrations
    alter column finished_at set default now(),
    alter column finished_at set not null,
    drop column started_at`;

/** Creates the table of applied migrations, or updates one of the first versions. */
export async function prepareHistory(connection: pg.PoolClient): Promise<void> {
  const { rows } = await connection.query<{ there: boolean; old: boolean }>(
    `select exists (select from pg_class where oid = to_regclass('schema_migrations')) as there,
            exists (select from pg_attribute where attrelid = to_regclass('schema_migrations')
                    and attname = 'started_at' and not attisdropped) as old`,
  );
  if (!rows[0]?.there) await connection.query(HISTORY);
  else if (rows[0].old) await connection.query(FROM_FIRST_VERSIONS);
}

/** Records a migration, in the transaction that it ran in. */
export async function recordMigration(
  connection: pg.PoolClient,
  { name, checksum }: Migration,
): Promise<void> {
  await connection.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
    name,
    checksum,
  ]);
}

/**
 * The first of `migrations` that was not applied yet.
 *
 * @throws StartupError when the schema is newer than this version, or an applied migration was changed.
 */
export async function nextMigration(
  connection: pg.PoolClient,
  migrations: readonly Migration[],
): Promise<Migration | undefined> {
  const { rows } = await connection.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
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
    if (row.checksum !== migration.checksum) {
      throw new StartupError(
        `Migration ${row.name} was applied in another form than this version has. ` +
          'Use the files it was applied with; a change of the schema needs a migration of its own.',
      );
    }
  }
  const applied = new Set(rows.map((row) => row.name));
  return migrations.find((migration) => !applied.has(migration.name));
}
