import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbeddedPool } from '../src/database/embedded-pool.ts';
import { prepareDatabase } from '../src/prepare-database.ts';

/** Prepares one template database for the whole run; every test file then works on its own copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  return process.env.DP_TEST_DATABASE === 'postgres'
    ? setupPostgres(project)
    : setupEmbedded(project);
}

async function setupEmbedded(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'dp-api-test-'));
  const embedded = await openEmbeddedPool(undefined);
  await prepareDatabase({ ...embedded, db: drizzle(embedded.pool), kind: 'embedded' });
  const file = join(directory, 'template.tar');
  await writeFile(file, Buffer.from(await (await embedded.dump()).arrayBuffer()));
  await embedded.close();
  project.provide('databaseTemplate', { kind: 'embedded', file });
  return () => rm(directory, { recursive: true, force: true });
}

async function setupPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { startEmbeddedPostgres } = await import('./embedded-postgres.ts');
  const server = await startEmbeddedPostgres();
  const name = 'dp_template';
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href });
  await prepareDatabase({ pool, db: drizzle(pool), kind: 'postgres', close: () => pool.end() });
  await pool.end();
  project.provide('databaseTemplate', { kind: 'postgres', url: server.url, name });
  return () => server.stop();
}
