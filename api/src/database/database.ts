import { setTimeout } from 'node:timers/promises';
import { type ExtractTablesWithRelations, sql } from 'drizzle-orm';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { BoundedPool } from './bounded-pool.ts';
import { lockDataDirectory } from './data-directory-lock.ts';
import { DatabaseClient } from './database-client.ts';
import { openEmbeddedPool } from './embedded-pool.ts';
import type { Instruments } from './instrumented-client.ts';
import { findPooler, type Pooler } from './pooler.ts';
import { StartupError } from './startup-error.ts';
import { StatementNames } from './statement-names.ts';

/**
 * What queries run on: the pool or a transaction. Every query function takes it as its first, required
 * parameter; inside a transaction only the transaction may be used (PGlite has one connection).
 */
export type Db = PgDatabase<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;
type NoSchema = Record<string, never>;

/** An open database. */
export interface OpenDatabase {
  /** What the shop's queries run on. */
  readonly db: Db;
  /** The connections themselves, without limits on time: for migrations, backups and restores. */
  readonly pool: pg.Pool;
  readonly kind: 'embedded' | 'postgres';
  /** The pooler between this process and PostgreSQL, if any. */
  readonly pooler?: Pooler | undefined;
  /** Embedded database only: resolves when its engine has failed; the process must end then. */
  readonly engineFailed?: Promise<Error>;
  close(): Promise<void>;
}

export interface DatabaseLocation {
  /** A PostgreSQL 15+ address; the embedded database is used when it is absent. */
  readonly databaseUrl?: string | undefined;
  /** The embedded database's directory; in memory when absent. */
  readonly dataDirectory?: string | undefined;
  /** Maximum number of connections to PostgreSQL. */
  readonly maxConnections?: number;
  /** For the owner's commands, whose statements may take minutes. */
  readonly withoutTimeouts?: boolean;
}

/**
 * Opens the embedded database or connects to PostgreSQL, and checks that it responds and can search Arabic.
 *
 * @throws StartupError when the data directory is locked, the server cannot be reached, is older than 15, or
 *   has a character type whose trigrams ignore Arabic.
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  return location.databaseUrl === undefined
    ? openEmbedded(location.dataDirectory)
    : openPostgres(location.databaseUrl, location);
}

async function openEmbedded(directory: string | undefined): Promise<OpenDatabase> {
  const unlock = directory === undefined ? () => {} : lockDataDirectory(directory);
  try {
    const embedded = await openEmbeddedPool(
      directory === undefined ? undefined : `${directory}/postgres`,
    );
    return {
      db: drizzle(embedded.pool),
      pool: embedded.pool,
      engineFailed: embedded.engineFailed,
      kind: 'embedded',
      close: async () => {
        await embedded.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Timeout for connecting, and for waiting for a free connection, in milliseconds. */
const CONNECT_MS = 3_000;
/** Connections for reads that hang on another one; they exist only then. */
const SPARE_CONNECTIONS = 2;
const SPARE_IDLE_MS = 1_000;

async function openPostgres(
  url: string,
  { maxConnections = 10, withoutTimeouts = false }: Omit<DatabaseLocation, 'databaseUrl'>,
): Promise<OpenDatabase> {
  const instruments: Instruments = {};
  const connections = (max: number, idleTimeoutMillis?: number) => {
    const options = { instruments };
    const pool = new pg.Pool({
      ...options,
      connectionString: url,
      max,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      Client: DatabaseClient,
      ...(idleTimeoutMillis === undefined ? {} : { idleTimeoutMillis }),
    });
    // An idle connection's error must not end the process; the next query gets a new one.
    pool.on('error', () => {});
    return pool;
  };
  const pool = connections(maxConnections);
  const spare = connections(SPARE_CONNECTIONS, SPARE_IDLE_MS);
  const bounded = new BoundedPool(pool, spare);
  const close = async () => {
    await Promise.all([pool.end(), spare.end()]);
  };
  let pooler: Pooler | undefined;
  try {
    await assertUsable(bounded);
    pooler = await findPooler(pool);
  } catch (error) {
    await close();
    throw error;
  }
  // A pooler may run the next statement in a session without that name (decision 057).
  if (!pooler) instruments.names = new StatementNames();
  // Drizzle uses no more of a pool than the bounded one has.
  const db = drizzle(withoutTimeouts ? pool : (bounded as unknown as pg.Pool));
  return { db, pool, kind: 'postgres', pooler, close };
}

async function assertUsable(pool: BoundedPool): Promise<void> {
  let version: number;
  let characterType: string;
  try {
    const { rows } = await pool.query(
      `select current_setting('server_version_num')::int as version,
              (select datctype from pg_database where datname = current_database()) as ctype`,
    );
    version = rows[0].version;
    characterType = rows[0].ctype ?? '';
  } catch (error) {
    const reason =
      error instanceof Error ? error.message || (error as { code?: string }).code : String(error);
    throw new StartupError(
      `The database at DATABASE_URL cannot be reached: ${reason}. Check that PostgreSQL runs and that ` +
        'the address, user and password in DATABASE_URL are right.',
      { cause: error },
    );
  }
  if (version < 150_000) {
    throw new StartupError(
      `DATABASE_URL points at PostgreSQL ${Math.floor(version / 10_000)}; DP needs 15 or newer.`,
    );
  }
  if (characterType === 'C' || characterType === 'POSIX') {
    throw new StartupError(
      `The database's LC_CTYPE is ${characterType}, in which PostgreSQL's trigrams see no Arabic and search would be blind. ` +
        "Recreate it with: CREATE DATABASE dp TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8';",
    );
  }
}

/** How long the readiness check waits: less than proxies wait for it, in milliseconds. */
const READY_MS = 1_500;

/** Readiness check: whether the database responds within its timeout. */
export async function isAnswering(db: Db): Promise<boolean> {
  const late = new AbortController();
  const answer = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const waited = setTimeout(READY_MS, false, { signal: late.signal, ref: false });
  try {
    return await Promise.race([answer, waited]);
  } finally {
    late.abort();
  }
}
