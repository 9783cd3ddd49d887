import type pg from 'pg';
import type { BackupManifest } from './backup-manifest.ts';

/** A table of the shop: its columns that are written, without those PostgreSQL computes. */
export interface ShopTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/**
 * What a backup and a restore have in memory at a time, but for the last row: a picture is as large as 1,000 orders.
 */
export const ROWS_AT_A_TIME = 1_000;
export const CHARACTERS_AT_A_TIME = 8_000_000;

/** Maintained by the migration runner; a backup lists its migrations in the manifest. */
const HISTORY_TABLE = 'schema_migrations';

/** All tables of the shop, by name, as the database has them now. */
export async function readShopTables(connection: pg.PoolClient): Promise<ShopTable[]> {
  const { rows } = await connection.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and c.relname <> $1 and a.attgenerated = ''
     group by c.relname order by c.relname`,
    [HISTORY_TABLE],
  );
  return rows;
}

/** The current values of the sequences, by name. */
export async function readSequences(
  connection: pg.PoolClient,
): Promise<BackupManifest['sequences']> {
  const { rows } = await connection.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  const sequences: BackupManifest['sequences'] = [];
  for (const { name } of rows) {
    const { rows: states } = await connection.query<{ last: string; used: boolean }>(
      `select last_value::text as last, is_called as used from ${quoted(name)}`,
    );
    for (const state of states) sequences.push({ name, ...state });
  }
  return sequences;
}

/** A quoted identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
