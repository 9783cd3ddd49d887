import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import { DatabaseClient, DatabaseTimeout } from './database-client.ts';

/** How long to wait before a lost connection is tried again, in milliseconds. */
const RETRY_MS = 1_000;
/** Heartbeat interval: nothing else is ever sent on this connection. */
const HEARTBEAT_MS = 3_000;
/** Timeout of a heartbeat. */
const ANSWER_MS = 2_000;
/** Timeout of a graceful close. */
const CLOSE_MS = 1_000;

type Listened = Pick<OpenDatabase, 'pool' | 'kind'>;

/**
 * Calls `heard` after every transaction, of this process or another, that sent a notification on `channel`;
 * also after a reconnect, when some may have been missed.
 *
 * On PostgreSQL it uses its own connection, which is reopened as often as needed; on the embedded database
 * the only one.
 *
 * @returns a function that stops listening.
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
  let client: DatabaseClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let ended = false;

  const connect = async () => {
    const own = new DatabaseClient(pool.options);
    client = own;
    own.on('notification', onNotification);
    // The reason does not matter: queries hit the same problem and report it.
    own.once('end', retry);
    try {
      await own.connect();
      await own.within(ANSWER_MS, own.query(`listen ${pg.escapeIdentifier(channel)}`));
      if (ended) return;
      heard();
      heartbeat = setTimeout(() => void beat(own), HEARTBEAT_MS).unref();
    } catch {
      own.giveUp(new DatabaseTimeout('Listening failed'));
      retry();
    }
  };
  const beat = async (own: DatabaseClient): Promise<void> => {
    try {
      await own.within(ANSWER_MS, own.query('select 1'));
      if (!ended && own === client) {
        heartbeat = setTimeout(() => void beat(own), HEARTBEAT_MS).unref();
      }
    } catch (error) {
      own.giveUp(error as Error);
    }
  };
  const retry = () => {
    clearTimeout(heartbeat);
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
    clearTimeout(heartbeat);
    await client?.within(CLOSE_MS, client.end()).catch(() => {});
  };
}
