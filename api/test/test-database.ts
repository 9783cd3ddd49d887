import { randomBytes } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../src/database/database.ts';
import { poolOnEngine } from '../src/database/embedded-pool.ts';
import type { EmbeddedTemplate, PostgresTemplate } from './database-templates.ts';
import { giveEngineBack, takeEngine } from './embedded-engines.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where each test file's own database comes from. */
    databaseTemplate: EmbeddedTemplate | PostgresTemplate;
    /** The process tests': a server for shops of several processes. */
    postgresTemplate: PostgresTemplate;
  }
}

/** A prepared database of its own: in memory, or on the real PostgreSQL when the run is about that one. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const template = inject('databaseTemplate');
  if (template.kind === 'embedded') return openEmbeddedCopy(template.file);
  return openPostgres(await createDatabase(template.url, template.name));
}

/** A database without a single table, of the kind that the run is about. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  const template = inject('databaseTemplate');
  if (template.kind === 'postgres') {
    return openPostgres(await createDatabase(template.url, 'template0'));
  }
  return openEmbeddedCopy(template.emptyFile);
}

/** A copy of the prepared database; closing it makes it ready for the worker's next test. */
async function openEmbeddedCopy(file: string): Promise<OpenDatabase> {
  const engine = await takeEngine(file);
  const pool = poolOnEngine(engine.pglite, () => undefined);
  return {
    pool,
    db: drizzle(pool),
    kind: 'embedded',
    close: async () => {
      await pool.end();
      await giveEngineBack(engine);
    },
  };
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

/** The whole cluster is thrown away at the end of the run, so the database need not be dropped. */
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

const openPostgres = (databaseUrl: string) => openDatabase({ databaseUrl, maxConnections: 20 });
