import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import type pg from 'pg';
import { EngineThread } from './engine-thread.ts';
import { InstrumentedClient, type Instruments } from './instrumented-client.ts';
import { OneConnectionPool } from './one-connection-pool.ts';
import { openInMemory } from './open-engine.ts';
import { StartupError } from './startup-error.ts';
import { StatementNames } from './statement-names.ts';

type PGlitePgConfig = ReturnType<typeof createPgConfig>;

/** The embedded PostgreSQL behind an ordinary `pg.Pool`. */
export interface EmbeddedPool {
  readonly pool: pg.Pool;
  /** Resolves with the reason when the engine has failed and will not respond any more. */
  readonly engineFailed: Promise<Error>;
  /** fsyncs done so far; none when the database is in memory. */
  readonly syncs: () => number;
  /** The whole data directory as one archive. */
  dump(): Promise<Blob>;
  close(): Promise<void>;
}

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
  // After such an error (its log could not be written, above all because the disk is full) PGlite
  // answers nothing any more: the process can only end, and start again on the same files.
  const { promise: engineFailed, resolve: onFatal } = Promise.withResolvers<Error>();
  try {
    const engine =
      directory === undefined
        ? inMemory(await openInMemory(template))
        : inThread(new EngineThread(directory, onFatal));
    await engine.pglite.waitReady;
    const pool = poolOnEngine(engine.pglite, onFatal);
    return {
      pool,
      engineFailed,
      syncs: engine.syncs,
      dump: engine.dump,
      close: async () => {
        await pool.end();
        await engine.close();
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
 * A pool on an engine that is open; ending it leaves the engine open.
 *
 * @param onFatal called when the engine has failed and will not respond any more.
 */
export function poolOnEngine(pglite: PGlite, onFatal: Instruments['onFatal']): pg.Pool {
  const config = createPgConfig(pglite);
  acceptQueryTypes(config.connection);
  const instruments: Instruments = { names: new StatementNames(), onFatal };
  return new OneConnectionPool({ ...config, Client: InstrumentedClient, instruments });
}

type Engine = Pick<EmbeddedPool, 'syncs' | 'dump' | 'close'> & { readonly pglite: PGlite };

function inMemory(pglite: PGlite): Engine {
  const dump = () => pglite.dumpDataDir('none');
  return { pglite, syncs: () => 0, dump, close: () => pglite.close() };
}

function inThread(thread: EngineThread): Engine {
  return {
    // Of PGlite it has what the pool's connection uses.
    pglite: thread as unknown as PGlite,
    syncs: () => thread.syncs,
    dump: () => thread.dump(),
    close: () => thread.close(),
  };
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
