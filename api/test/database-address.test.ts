import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../src/database/database.ts';
import { StartupError } from '../src/database/startup-error.ts';

it('an unreachable PostgreSQL gives one clear error', async () => {
  const opening = openDatabase({ databaseUrl: 'postgres://shop:secret@127.0.0.1:1/dp' });
  await expect(opening).rejects.toThrow(StartupError);
  await expect(opening).rejects.toThrow(/DATABASE_URL cannot be reached/);
  await expect(opening).rejects.not.toThrow(/secret/);
});

describe.runIf(inject('databaseTemplate').kind === 'postgres')('on a real PostgreSQL', () => {
  it('refuses a database whose character type is blind to Arabic, and says how to make one that is not', async () => {
    const template = inject('databaseTemplate');
    if (template.kind !== 'postgres') throw new Error('not a PostgreSQL run');
    const admin = new pg.Client({ connectionString: template.url });
    await admin.connect();
    await admin.query(
      "create database blind template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'",
    );
    await admin.end();
    const url = new URL(template.url);
    url.pathname = '/blind';
    await expect(openDatabase({ databaseUrl: url.href })).rejects.toThrow(
      /LC_CTYPE is C.*CREATE DATABASE dp/s,
    );
  });
});
