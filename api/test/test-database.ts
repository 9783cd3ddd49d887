import { randomBytes } from 'node:crypto';
import { cp, readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../src/database/database.ts';
import { poolOnEngine } from '../src/database/embedded-pool.ts';
import { openInMemory } from '../src/database/open-engine.ts';
import type { EmbeddedTemplate, PostgresTemplate } from './database-templates.ts';
import { RecycledDatabases } from './recycled-databases.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where each test file's own database comes from. */
    databaseTemplate: EmbeddedTemplate | PostgresTemplate;
    /** The process tests': a server for shops of several processes. */
    postgresTemplate: PostgresTemplate;
  }
}

/** By archive, and by server and name; a worker's test files share them. */
const embedded = new Map<string, RecycledDatabases<PGlite>>();
const onServers = new Map<string, RecycledDatabases<string>>();

/** A prepared database of its own: in memory, or on the real PostgreSQL when the run is about that one. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const template = inject('databaseTemplate');
  return template.kind === 'embedded'
    ? openEmbeddedCopy(template.file)
    : openPostgresCopy(template.url, template.name);
}

/** A database without a single table, of the kind that the run is about. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  const template = inject('databaseTemplate');
  return template.kind === 'embedded'
    ? openEmbeddedCopy(template.emptyFile)
    : openPostgresCopy(template.url, 'template0');
}

/** A copy of an embedded database; closing it makes it ready for the worker's next test. */
async function openEmbeddedCopy(file: string): Promise<OpenDatabase> {
  const copies = embedded.get(file) ?? embeddedCopies(file);
  embedded.set(file, copies);
  const pglite = await copies.take();
  const pool = poolOnEngine(pglite, () => undefined);
  return {
    pool,
    db: drizzle(pool),
    kind: 'embedded',
    close: async () => {
      await pool.end();
      await copies.giveBack(pglite);
    },
  };
}

/** A copy of a database on PostgreSQL; closing it makes it ready for the worker's next test. */
async function openPostgresCopy(server: string, name: string): Promise<OpenDatabase> {
  const key = `${server} ${name}`;
  const copies = onServers.get(key) ?? postgresCopies(server, name);
  onServers.set(key, copies);
  const url = await copies.take();
  const database = await openDatabase({ databaseUrl: url, maxConnections: 20 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await copies.giveBack(url);
    },
  };
}

function embeddedCopies(file: string): RecycledDatabases<PGlite> {
  const archive = readFile(file).then((bytes) => new Blob([bytes]));
  return new RecycledDatabases({
    make: async () => openInMemory(await archive),
    within: async (pglite, work) => {
      // What a test left open or set on the only connection.
      await pglite.exec('rollback');
      await pglite.exec('discard all');
      return work(pglite);
    },
    discard: (pglite) => pglite.close(),
  });
}

function postgresCopies(server: string, name: string): RecycledDatabases<string> {
  return new RecycledDatabases({
    make: () => createDatabase(server, name),
    within: async (url, work) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        return await work(client);
      } finally {
        await client.end();
      }
    },
    // The whole cluster is thrown away at the end of the run.
    discard: async () => undefined,
  });
}

/** Fills a folder that does not exist yet as a shop on the embedded database leaves it. */
export async function copyDataDirectory(directory: string): Promise<void> {
  const template = inject('databaseTemplate');
  if (template.kind !== 'embedded') throw new Error('This run is about PostgreSQL.');
  await cp(template.directory, directory, { recursive: true });
}

/** Address of a prepared database of its own on PostgreSQL. */
export async function createPostgresDatabase(): Promise<string> {
  const { url, name } = inject('postgresTemplate');
  return createDatabase(url, name);
}

async function createDatabase(server: string, template: string): Promise<string> {
  const name = `dp_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
