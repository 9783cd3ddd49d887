import type pg from 'pg';

/** Any fixed number, the same in all versions: processes that start together migrate one after the other. */
const MIGRATION_LOCK = 5_243_817;

/**
 * Takes the migration lock for the connection's transaction, unless another session holds it. It belongs to
 * the transaction, not the session: behind a pooler the session changes afterwards.
 */
export async function tryMigrationLock(connection: pg.PoolClient): Promise<boolean> {
  const { rows } = await connection.query<{ taken: boolean }>(
    'select pg_try_advisory_xact_lock($1) as taken',
    [MIGRATION_LOCK],
  );
  return rows[0]?.taken === true;
}

/** The lock's holder in words: `process 4711 of PostgreSQL, from 10.0.0.7, for 12 s`. */
export async function migrationLockHolder(connection: pg.PoolClient): Promise<string> {
  const { rows } = await connection.query<{
    pid: number;
    address: string | null;
    s: number | null;
  }>(
    `select pid, host(client_addr) as address,
            extract(epoch from clock_timestamp() - coalesce(xact_start, state_change))::int as s
       from pg_locks left join pg_stat_activity using (pid)
      where locktype = 'advisory' and granted and objsubid = 1 and classid = 0 and objid = $1
        and pg_locks.database = (select oid from pg_database where datname = current_database())`,
    [MIGRATION_LOCK],
  );
  const [holder] = rows;
  if (!holder) return 'a session that has just ended';
  const { pid, address, s } = holder;
  return [
    `process ${pid} of PostgreSQL`,
    ...(address === null ? [] : [`from ${address}`]),
    ...(s === null ? [] : [`for ${s} s`]),
  ].join(', ');
}
