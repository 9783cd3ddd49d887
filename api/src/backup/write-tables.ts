import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import type { BackupManifest, BackupTable } from './backup-manifest.ts';
import { tableFile } from './backup-paths.ts';
import {
  CHARACTERS_AT_A_TIME,
  quoted,
  ROWS_AT_A_TIME,
  readSequences,
  readShopTables,
  type ShopTable,
} from './shop-tables.ts';

/** Rows of the first batch, which shows how large a table's rows are. */
const FIRST_ROWS = 10;

/**
 * Writes every table into `folder`/database, one gzip file each with one JSON object per line, from one
 * snapshot. PostgreSQL itself serialises the values, so that none passes through JavaScript's numbers and
 * dates. On PostgreSQL other queries run concurrently; the embedded database blocks them.
 *
 * @returns the tables, their sequences, and their migrations, for the manifest.
 */
export async function writeTables(
  pool: pg.Pool,
  folder: string,
): Promise<Pick<BackupManifest, 'migrations' | 'tables' | 'sequences'>> {
  await mkdir(join(folder, 'database'), { recursive: true });
  const connection = await pool.connect();
  try {
    await connection.query('begin isolation level repeatable read, read only');
    const { rows: migrations } = await connection.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations order by name',
    );
    const tables: BackupTable[] = [];
    for (const table of await readShopTables(connection)) {
      const file = tableFile(table.name);
      tables.push({
        name: table.name,
        rows: await writeTable(connection, table, folder, file),
        file,
      });
    }
    return { migrations, tables, sequences: await readSequences(connection) };
  } finally {
    // Read-only, so a rollback loses nothing; on a lost connection it is implied.
    await connection.query('rollback').catch(() => {});
    connection.release();
  }
}

async function writeTable(
  connection: pg.PoolClient,
  table: ShopTable,
  folder: string,
  file: string,
): Promise<number> {
  let rows = 0;
  async function* lines() {
    const columns = table.columns.map(quoted).join(', ');
    await connection.query(
      `declare backup cursor for
       select row_to_json(r)::text as row from (select ${columns} from ${quoted(table.name)}) r`,
    );
    for (let wanted = FIRST_ROWS; ; ) {
      const batch = await connection.query<{ row: string }>(`fetch ${wanted} from backup`);
      const read = batch.rows.length;
      if (read === 0) break;
      rows += read;
      const text = batch.rows.map(({ row }) => `${row}\n`).join('');
      wanted = Math.floor((CHARACTERS_AT_A_TIME * read) / text.length);
      wanted = Math.min(Math.max(wanted, 1), ROWS_AT_A_TIME);
      yield text;
    }
    await connection.query('close backup');
  }
  await pipeline(
    Readable.from(lines()),
    createGzip(),
    createWriteStream(join(folder, file), { flags: 'wx', mode: 0o600, flush: true }),
  );
  return rows;
}
