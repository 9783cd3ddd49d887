import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { EmbeddedClient } from './embedded-client.ts';
import { type Engine, EngineStream } from './engine-stream.ts';
import { EngineThread } from './engine-thread.ts';
import type { Instruments } from './instrumented-client.ts';
import { OneConnectionPool } from './one-connection-pool.ts';
import { execMessages, openInMemory } from './open-engine.ts';
import { StartupError } from './startup-error.ts';
import { StatementNames } from './statement-names.ts';

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
    await engine.ready;
    const pool = poolOn(engine, onFatal, directory === undefined);
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
 * A pool on a PGlite that is open; ending the pool leaves it open.
 *
 * @param onFatal called when the engine has failed and will not respond any more.
 */
export function poolOnEngine(pglite: PGlite, onFatal: Instruments['onFatal']): pg.Pool {
  return poolOn(engineOf(pglite), onFatal, true);
}

function poolOn(engine: Engine, onFatal: Instruments['onFatal'], yields: boolean): pg.Pool {
  return new OneConnectionPool({
    yields,
    // Nothing of the environment (PGUSER, PGSSLMODE …) counts here.
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
    stream: () => new EngineStream(engine),
    Client: EmbeddedClient,
    instruments: { names: new StatementNames(), onFatal },
  });
}

type OpenEngine = Engine & Pick<EmbeddedPool, 'syncs' | 'dump' | 'close'>;

function engineOf(pglite: PGlite): Engine {
  return { ready: pglite.waitReady, exec: (messages) => execMessages(pglite, messages) };
}

function inMemory(pglite: PGlite): OpenEngine {
  return {
    ...engineOf(pglite),
    syncs: () => 0,
    dump: () => pglite.dumpDataDir('none'),
    close: () => pglite.close(),
  };
}

function inThread(thread: EngineThread): OpenEngine {
  return {
    ready: thread.ready,
    exec: (messages) => thread.exec(messages),
    syncs: () => thread.syncs,
    dump: () => thread.dump(),
    close: () => thread.close(),
  };
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
