import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../src/database/database.ts';
import { openEmbeddedPool } from '../src/database/embedded-pool.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where each test file's own database comes from. */
    databaseTemplate:
      | { readonly kind: 'embedded'; readonly file: string }
      | { readonly kind: 'postgres'; readonly url: string; readonly name: string };
  }
}

/** A prepared database of its own: in memory, or on the real PostgreSQL when the run is about that one. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const template = inject('databaseTemplate');
  if (template.kind === 'embedded') {
    const embedded = await openEmbeddedPool(undefined, await openAsBlob(template.file));
    return { ...embedded, db: drizzle(embedded.pool), kind: 'embedded' };
  }
  return createPostgresDatabase(template.url, template.name);
}

/** A database without a single table, of the kind that the run is about. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  const template = inject('databaseTemplate');
  if (template.kind === 'postgres') return createPostgresDatabase(template.url, 'template0');
  const embedded = await openEmbeddedPool(undefined);
  return { ...embedded, db: drizzle(embedded.pool), kind: 'embedded' };
}

async function createPostgresDatabase(server: string, template: string): Promise<OpenDatabase> {
  const name = `dp_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  // The whole cluster is thrown away at the end of the run, so the database need not be dropped.
  return openDatabase({ databaseUrl: url.href, maxConnections: 20 });
}
