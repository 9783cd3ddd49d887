import { once } from 'node:events';
import pg from 'pg';

/** The properties of a connection pooler between the shop and PostgreSQL. */
export interface Pooler {
  /** Whether `LISTEN` works: not where sessions change with each transaction. */
  readonly notifies: boolean;
}

/** Timeout of the notification test, in milliseconds. It arrives at once or never. */
const NOTIFICATION_MS = 1_000;

/**
 * Detects a pooler (such as PgBouncer) between `pool` and PostgreSQL: it greets clients with a process id of
 * its own, which differs from `pg_backend_pid()`.
 *
 * @returns undefined when the connection is PostgreSQL's own.
 */
export async function findPooler(pool: pg.Pool): Promise<Pooler | undefined> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const greeted = (client as unknown as { readonly processID: number | null }).processID;
    if (rows[0]?.pid === greeted) return undefined;
  } finally {
    // It was opened before it was decided how statements go through.
    client.release(true);
  }
  return { notifies: await notifies(pool) };
}

/** Whether one session receives another's notification. */
async function notifies(pool: pg.Pool): Promise<boolean> {
  const channel = `dp_pooler_${process.pid}`;
  const listener = new pg.Client(pool.options);
  // A lost connection receives nothing; the caller's next query reports it.
  listener.on('error', () => {});
  await listener.connect();
  try {
    await listener.query(`listen ${channel}`);
    const signal = AbortSignal.timeout(NOTIFICATION_MS);
    const heard = once(listener, 'notification', { signal }).then(
      () => true,
      () => false,
    );
    await pool.query(`notify ${channel}`);
    return await heard;
  } finally {
    await listener.end();
  }
}
