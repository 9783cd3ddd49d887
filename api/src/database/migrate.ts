import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MINUTE_MS } from '@dp/contract/durations.ts';
import type pg from 'pg';
import { nextMigration, prepareHistory, recordMigration } from './migration-history.ts';
import { migrationLockHolder, tryMigrationLock } from './migration-lock.ts';
import { StartupError } from './startup-error.ts';

/** One migration file: statements that run in one transaction. */
export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
  readonly checksum: string;
}

/** PostgreSQL's code for a lock that was not free within `lock_timeout`. */
const LOCK_TIMEOUT = '55P03';
/** How long to wait, in milliseconds. */
export interface MigrationWaits {
  /** For another process that updates the same database. */
  readonly lock: number;
  /** Timeout for a table lock. Every later query on that table queues behind it. */
  readonly table: number;
}

const WAITS: MigrationWaits = { lock: 5 * MINUTE_MS, table: 10_000 };
const RETRY_MS = 200;

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
 * Migrates the schema to this version; reports each step through `progress`. Safe when several processes
 * start at once, behind a pooler too, and when killed at any moment: a migration and its record are one
 * transaction, which also holds the lock.
 *
 * @returns how many migrations were applied.
 * @throws StartupError when the schema is newer than this version, an applied migration was changed, one
 *   fails, or another session holds the lock or a table for too long.
 */
export async function migrate(
  pool: pg.Pool,
  migrations: readonly Migration[],
  progress: (line: string) => void = () => {},
  waits = WAITS,
): Promise<number> {
  const connection = await pool.connect();
  try {
    let applied = 0;
    let waitingSince: number | undefined;
    for (;;) {
      const step = await inOneTransaction(connection, () =>
        takeStep(connection, migrations, progress, waits.table),
      );
      if (step === 'done') return applied;
      if (step === 'applied') {
        applied += 1;
        waitingSince = undefined;
        continue;
      }
      if (waitingSince === undefined) {
        waitingSince = performance.now();
        progress(`Waiting for another process to update the database (${step.holder}) …`);
      } else if (performance.now() - waitingSince > waits.lock) {
        throw new StartupError(
          `Another session has been updating this database for too long: ${step.holder}. ` +
            'If no other DP process is starting, end that one with "select pg_terminate_backend(N)", N its number, then start again.',
        );
      }
      await setTimeout(RETRY_MS);
    }
  } finally {
    connection.release();
  }
}

type Step = 'applied' | 'done' | { readonly holder: string };

/** Applies the next migration, if the lock is free and there is one. */
async function takeStep(
  connection: pg.PoolClient,
  migrations: readonly Migration[],
  progress: (line: string) => void,
  tableWaitMs: number,
): Promise<Step> {
  if (!(await tryMigrationLock(connection))) {
    return { holder: await migrationLockHolder(connection) };
  }
  await connection.query(`set local lock_timeout = ${tableWaitMs}`);
  await prepareHistory(connection);
  const next = await nextMigration(connection, migrations);
  if (!next) return 'done';
  progress(`Updating the database: ${next.name}`);
  try {
    for (const statement of next.statements) await connection.query(statement);
    await recordMigration(connection, next);
  } catch (error) {
    throw new StartupError(`Migration ${next.name} failed and was undone: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  return 'applied';
}

async function inOneTransaction<T>(connection: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await connection.query('begin');
  try {
    const result = await work();
    await connection.query('commit');
    return result;
  } catch (error) {
    // Where the connection is lost, the server rolls back by itself.
    await connection.query('rollback').catch(() => {});
    throw error;
  }
}

function reasonOf(error: unknown): string {
  if ((error as { code?: string }).code === LOCK_TIMEOUT) {
    return (
      'another session uses a table that it changes, such as a backup, a long report or a process of the version before. ' +
      'Let that end, then start again.'
    );
  }
  return error instanceof Error ? error.message : String(error);
}
