import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { endAllSignIns } from '../accounts/end-all-sign-ins.ts';
import { StartupError } from '../database/startup-error.ts';
import { endAllPasswordResets, endAllStaffSignIns } from '../staff/end-staff-sign-ins.ts';
import type { VerifiedBackup } from './backup-files.ts';
import type { BackupTable } from './backup-manifest.ts';
import {
  CHARACTERS_AT_A_TIME,
  quoted,
  ROWS_AT_A_TIME,
  readShopTables,
  type ShopTable,
} from './shop-tables.ts';
import { skipIssuedNumbers } from './skip-issued-numbers.ts';

/**
 * Fills an unused database, whose schema is that of the backup in `folder`, with the backup's rows,
 * atomically, replacing rows of the migrations. Sessions, codes, reset tokens and the order feed of the backup are
 * deleted; sequences continue beyond numbers that may have been issued since.
 *
 * @throws StartupError when the tables do not match the backup, or a table has a wrong number of rows.
 */
export async function restoreTables(
  pool: pg.Pool,
  { folder, manifest }: VerifiedBackup,
  now: Date,
): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    const tables = await readShopTables(connection);
    assertSameTables(tables, manifest.tables);
    const rejoin = await dropForeignKeys(connection, tables);
    for (const { name } of tables) await connection.query(`delete from ${quoted(name)}`);
    for (const table of tables) {
      const backedUp = manifest.tables.find(({ name }) => name === table.name);
      if (backedUp) await fillTable(connection, table, folder, backedUp);
    }
    await rejoin();
    await endAllSignIns(drizzle(connection));
    // Backups of older versions lack the tables of later ones.
    if (tables.some(({ name }) => name === 'staff_sessions')) {
      await endAllStaffSignIns(drizzle(connection), now);
    }
    if (tables.some(({ name }) => name === 'staff_password_resets')) {
      await endAllPasswordResets(drizzle(connection));
    }
    // The transaction ids of the backup's database mean nothing in this one.
    await deleteIfThere(connection, 'order_feed', 'true');
    // A backup before a removal of the demo contains that removal, which must not be resumed here.
    await deleteIfThere(connection, 'demo_removals', "state in ('backing_up', 'removing')");
    await skipIssuedNumbers(connection, { manifest, now });
    await connection.query('commit');
  } catch (error) {
    // A lost connection rolls back by itself, and must not hide the original error.
    await connection.query('rollback').catch(() => {});
    throw error;
  } finally {
    connection.release();
  }
}

/** Deletes rows of a table that older backups do not have. */
async function deleteIfThere(
  connection: pg.PoolClient,
  table: 'order_feed' | 'demo_removals',
  where: string,
): Promise<void> {
  const { rows } = await connection.query('select to_regclass($1) as there', [`public.${table}`]);
  if (rows[0]?.there !== null) await connection.query(`delete from ${table} where ${where}`);
}

function assertSameTables(here: readonly ShopTable[], backedUp: readonly BackupTable[]): void {
  const names = (tables: readonly { name: string }[]) =>
    tables
      .map(({ name }) => name)
      .toSorted()
      .join(', ');
  if (names(here) !== names(backedUp)) {
    throw new StartupError(
      `The backup has other tables than its version of the shop: ${names(backedUp)}. Nothing was changed.`,
    );
  }
}

/**
 * Drops foreign keys and triggers, so that tables can be filled in any order, and returns the statements that
 * recreate them; foreign keys are then checked over all rows.
 */
async function dropForeignKeys(
  connection: pg.PoolClient,
  tables: readonly ShopTable[],
): Promise<() => Promise<void>> {
  const { rows: keys } = await connection.query<{ owner: string; name: string; rule: string }>(
    `select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as rule
     from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { owner, name } of keys) {
    await connection.query(`alter table ${owner} drop constraint ${quoted(name)}`);
  }
  for (const { name } of tables) {
    await connection.query(`alter table ${quoted(name)} disable trigger user`);
  }
  return async () => {
    for (const { name } of tables) {
      await connection.query(`alter table ${quoted(name)} enable trigger user`);
    }
    for (const { owner, name, rule } of keys) {
      await connection.query(`alter table ${owner} add constraint ${quoted(name)} ${rule}`);
    }
  };
}

async function fillTable(
  connection: pg.PoolClient,
  table: ShopTable,
  folder: string,
  backedUp: BackupTable,
): Promise<void> {
  const name = quoted(table.name);
  const columns = table.columns.map(quoted).join(', ');
  const insert = async (rows: readonly string[]) => {
    if (rows.length === 0) return;
    await connection.query(
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
      [`[${rows.join(',')}]`],
    );
  };
  let waiting: string[] = [];
  let characters = 0;
  let total = 0;
  for await (const line of linesOf(join(folder, backedUp.file))) {
    waiting.push(line);
    characters += line.length;
    total += 1;
    if (waiting.length < ROWS_AT_A_TIME && characters < CHARACTERS_AT_A_TIME) continue;
    await insert(waiting);
    waiting = [];
    characters = 0;
  }
  await insert(waiting);
  if (total !== backedUp.rows) {
    throw new StartupError(
      `The backup's table ${table.name} has ${total} rows instead of ${backedUp.rows}. Nothing was changed.`,
    );
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file).compose(createGunzip()).setEncoding('utf8')) {
    // A picture's line comes in many chunks, and is not looked through again with each.
    if (!chunk.includes('\n')) {
      rest += chunk;
      continue;
    }
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
