import { once } from 'node:events';
import pg from 'pg';

/** What a connection pooler between the shop and PostgreSQL lets through. */
export interface Pooler {
  /** Whether a session that listens hears notifications: not where sessions change with each transaction. */
  readonly notifies: boolean;
}

/** How long a notification may take, in milliseconds. It comes at once or never. */
const NOTIFICATION_MS = 1_000;

/**
 * Finds out whether there is a pooler (such as PgBouncer) between `pool` and PostgreSQL. A pooler greets
 * its clients with a process id of its own making; PostgreSQL's own is the one it also gives when asked.
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

/** Whether a session that listens hears what another one says. */
async function notifies(pool: pg.Pool): Promise<boolean> {
  const channel = `dp_pooler_${process.pid}`;
  const listener = new pg.Client(pool.options);
  // A connection that is lost hears nothing; the caller's next query finds out.
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
