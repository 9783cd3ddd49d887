import pg from 'pg';
import type { OpenDatabase } from './database.ts';

/** How long to wait before a lost connection is tried again, in milliseconds. */
const RETRY_MS = 1_000;

type Listened = Pick<OpenDatabase, 'pool' | 'kind'>;

/**
 * Calls `heard` after every transaction, of this process or another, that sent a notification on
 * `channel`; also whenever some may have been missed, because the connection was lost and is back.
 *
 * PostgreSQL is listened to on a connection of its own, which is made anew as often as needed; the
 * embedded database on the one it has.
 *
 * @returns what ends listening.
 */
export async function listenTo(
  { pool, kind }: Listened,
  channel: string,
  heard: () => void,
): Promise<() => Promise<void>> {
  const onNotification = (message: { readonly channel: string }) => {
    if (message.channel === channel) heard();
  };
  return kind === 'embedded'
    ? listenOnThePool(pool, channel, onNotification)
    : listenOnItsOwn(pool, channel, onNotification, heard);
}

type OnNotification = (message: { readonly channel: string }) => void;

async function listenOnThePool(pool: pg.Pool, channel: string, onNotification: OnNotification) {
  const client = await pool.connect();
  try {
    client.on('notification', onNotification);
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  } finally {
    client.release();
  }
  return async () => {
    client.off('notification', onNotification);
  };
}

async function listenOnItsOwn(
  pool: pg.Pool,
  channel: string,
  onNotification: OnNotification,
  heard: () => void,
) {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;

  const connect = async () => {
    const own = new pg.Client(pool.options);
    client = own;
    own.on('notification', onNotification);
    // What went wrong is of no interest: whoever reads the database finds out, and `end` follows.
    own.on('error', () => {});
    own.once('end', retry);
    try {
      await own.connect();
      await own.query(`listen ${pg.escapeIdentifier(channel)}`);
      heard();
    } catch {
      await own.end().catch(() => {});
      retry();
    }
  };
  const retry = () => {
    if (ended || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, RETRY_MS);
    timer.unref();
  };

  await connect();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
