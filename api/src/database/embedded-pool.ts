import { statfsSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import type pg from 'pg';
import { DurableFileSystem } from './durable-file-system.ts';
import { InstrumentedClient, type Instruments } from './instrumented-client.ts';
import { OneConnectionPool } from './one-connection-pool.ts';
import { StartupError } from './startup-error.ts';
import { StatementNames } from './statement-names.ts';

type PGlitePgConfig = ReturnType<typeof createPgConfig>;

/** The embedded PostgreSQL behind an ordinary `pg.Pool`. */
export interface EmbeddedPool {
  readonly pool: pg.Pool;
  /** Resolves with the reason when the engine has failed and will not respond any more. */
  readonly engineFailed: Promise<Error>;
  /** Undefined when the database is in memory. */
  readonly fileSystem: DurableFileSystem | undefined;
  /** The whole data directory as one archive. */
  dump(): Promise<Blob>;
  close(): Promise<void>;
}

const SETTINGS = [
  'wal_sync_method=fsync',
  'synchronous_commit=on',
  // The system caches the files as well, and PostgreSQL's default of 128 MB counts for this process.
  'shared_buffers=32MB',
  // Bounds crash recovery, and the write-ahead log's disk space.
  'max_wal_size=256MB',
];

/** Start parameters of PGlite without `-F`, which would turn fsync off. */
const DURABLE_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...SETTINGS.flatMap((setting) => ['-c', setting]),
];

/**
 * Opens PGlite under `directory`, durable; without a directory in memory, for tests, optionally as a copy of
 * `template` (a dumped data directory). The pool has one connection, because PGlite is one: never use the
 * pool inside a transaction.
 *
 * @throws StartupError when the files cannot be opened.
 */
export async function openEmbeddedPool(
  directory: string | undefined,
  template?: Blob,
): Promise<EmbeddedPool> {
  const fileSystem = directory === undefined ? undefined : new DurableFileSystem(directory);
  try {
    const pglite = await PGlite.create({
      extensions: { pg_trgm },
      ...(template ? { loadDataDir: template } : {}),
      ...(fileSystem ? { fs: fileSystem, startParams: DURABLE_PARAMETERS } : {}),
    });
    fileSystem?.assertInPlace();
    const config = createPgConfig(pglite);
    acceptQueryTypes(config.connection);
    // After such an error (its log could not be written, above all because the disk is full) PGlite
    // answers nothing any more: the process can only end, and start again on the same files.
    const { promise: engineFailed, resolve: onFatal } = Promise.withResolvers<Error>();
    const instruments: Instruments = { names: new StatementNames(), onFatal };
    const pool = new OneConnectionPool({ ...config, Client: InstrumentedClient, instruments });
    return {
      pool,
      engineFailed,
      fileSystem,
      dump: () => pglite.dumpDataDir('none'),
      close: async () => {
        await pool.end();
        await pglite.close();
      },
    };
  } catch (error) {
    throw new StartupError(
      `The embedded database in ${directory ?? 'memory'} cannot be opened: ${messageOf(error)}. ` +
        (directory !== undefined && isDiskFull(directory)
          ? 'The disk is full: make room, then start again.'
          : 'If its files are damaged, restore a backup into an empty DATA_DIR.'),
      { cause: error },
    );
  }
}

/**
 * Drizzle passes its result parsers to pg as `types`, an object; pg's own connection ignores it when it
 * prepares a statement, PGlite's mistakes it for a list of parameter types and throws.
 */
function acceptQueryTypes(connection: PGlitePgConfig['connection']): void {
  const parse = connection.parse.bind(connection);
  connection.parse = (query) => parse({ ...query, types: undefined });
}

/** Less than this is too little for the log that is written at every start. */
const ROOM_BYTES = 32 * 1_024 * 1_024;

function isDiskFull(directory: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize < ROOM_BYTES;
  } catch {
    return false;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
