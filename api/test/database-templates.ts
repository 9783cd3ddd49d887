import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { openDatabase } from '../src/database/database.ts';
import { openEmbeddedPool } from '../src/database/embedded-pool.ts';
import { prepareDatabase } from '../src/prepare-database.ts';
import { limitOrderSize } from './arrange/order-size.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

/** A prepared embedded database to copy: making one takes seconds, a copy a fraction of one. */
export interface EmbeddedTemplate {
  readonly kind: 'embedded';
  /** An archive of it, for databases in memory. */
  readonly file: string;
  /** An archive of a database without a single table. */
  readonly emptyFile: string;
  /** A data directory with it, as a shop of one process has. */
  readonly directory: string;
}

/** A PostgreSQL server with a prepared database to copy. */
export interface PostgresTemplate {
  readonly kind: 'postgres';
  /** Of the server's superuser. */
  readonly url: string;
  /** Name of the database. */
  readonly name: string;
}

/** A template and what ends it. */
export type Made<T> = T & { readonly remove: () => Promise<void> };

/** Makes an embedded database ready for use, as a file and as a folder. */
export async function makeEmbeddedTemplate(): Promise<Made<EmbeddedTemplate>> {
  const home = await mkdtemp(join(tmpdir(), 'dp-template-'));
  const [file, emptyFile, directory] = ['prepared.tar', 'empty.tar', 'data'].map((name) =>
    join(home, name),
  ) as [string, string, string];
  const embedded = await openEmbeddedPool(join(directory, 'postgres'));
  const dumpTo = async (path: string) => {
    await embedded.pool.query('checkpoint');
    await writeFile(path, Buffer.from(await (await embedded.dump()).arrayBuffer()));
  };
  await dumpTo(emptyFile);
  await prepareDatabase({ ...embedded, db: drizzle(embedded.pool), kind: 'embedded' });
  await limitOrderSize(embedded.pool);
  await dropTemplates(embedded.pool);
  await dumpTo(file);
  await embedded.close();
  return {
    kind: 'embedded',
    file,
    emptyFile,
    directory,
    remove: () => rm(home, { recursive: true, force: true }),
  };
}

/** PostgreSQL's own template databases are a third of every copy, and no test creates a database from them. */
async function dropTemplates(pool: pg.Pool): Promise<void> {
  const names = ['template0', 'template1'];
  await pool.query('update pg_database set datistemplate = false where datname = any($1)', [names]);
  for (const name of names) await pool.query(`drop database ${name}`);
}

/** Starts PostgreSQL with a database that is ready for use. */
export async function makePostgresTemplate(): Promise<Made<PostgresTemplate>> {
  const server = await startEmbeddedPostgres();
  const name = 'dp_template';
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href });
  await prepareDatabase(database);
  await limitOrderSize(database.pool);
  await database.close();
  return { kind: 'postgres', url: server.url, name, remove: () => server.stop() };
}
