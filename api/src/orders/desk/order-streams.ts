import { MINUTE_MS } from '@dp/contract/durations.ts';
import type { StreamEvent } from '@dp/contract/staff/order-stream.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../database/database.ts';
import type { Sendable } from '../../http/call-route.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { readFeed, readFeedCursor } from './order-feed.ts';
import { OrderFeedWatch } from './order-feed-watch.ts';

/** A stream ends after this time and is resumed by the browser, so that an ended session ends it too. */
const STREAM_MS = 5 * MINUTE_MS;
/** Proxies close silent connections. */
const HEARTBEAT_MS = 15_000;
/** How long a browser waits before it resumes, in milliseconds. */
const RESUME_MS = 1_000;
/** Streams of one member of staff: tabs and devices. */
const STREAMS_MAX = 20;
/** A client that does not read is disconnected. */
const UNREAD_BYTES_MAX = 256 * 1_024;

/** The open streams of orders that are placed and changed. */
export class OrderStreams {
  readonly #db: Db;
  readonly #watch: OrderFeedWatch;
  readonly #open = new Map<() => void, number>();

  constructor(db: Db) {
    this.#db = db;
    this.#watch = new OrderFeedWatch(db);
  }

  /**
   * A stream of server-sent events.
   *
   * @param lastEventId where an earlier stream ended.
   * @throws ProblemError 429 `too_many_requests` with `retry_in`.
   */
  open(staffId: number, lastEventId: string | undefined): Sendable {
    const own = [...this.#open.values()].filter((id) => id === staffId).length;
    if (own >= STREAMS_MAX) throw new ProblemError(429, 'too_many_requests', { retry_in: 60 });
    return { send: (request, reply) => this.#send(request, reply, staffId, lastEventId) };
  }

  /** Ends every stream, because the process stops. */
  close(): void {
    for (const end of [...this.#open.keys()]) end();
  }

  #send(
    _request: FastifyRequest,
    reply: FastifyReply,
    staffId: number,
    lastEventId: string | undefined,
  ): FastifyReply {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...reply.getHeaders(),
      'content-type': 'text/event-stream',
      // Not stored, and not collected by a proxy before it is passed on.
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    } as Record<string, string>);
    raw.write(`retry: ${RESUME_MS}\n\n`);

    const follow = this.#follower(lastEventId, (event, id, data) => {
      if (raw.writableLength > UNREAD_BYTES_MAX) return end();
      raw.write(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
    });
    const stopListening = this.#watch.listen(follow.changed);
    const heartbeat = setInterval(() => raw.write(':\n\n'), HEARTBEAT_MS).unref();
    const last = setTimeout(() => end(), STREAM_MS).unref();
    const end = () => {
      follow.stop();
      stopListening();
      clearInterval(heartbeat);
      clearTimeout(last);
      this.#open.delete(end);
      raw.end();
    };
    this.#open.set(end, staffId);
    raw.once('close', end);
    follow.changed();
    return reply;
  }

  /** Reads the feed from a cursor on, one read at a time, and sends what it finds. */
  #follower(
    lastEventId: string | undefined,
    send: (event: StreamEvent, id: string, data: object) => void,
  ) {
    let cursor = lastEventId;
    let stopped = false;
    let reading = false;
    let again = false;
    const readOn = async () => {
      do {
        again = false;
        const first = cursor === undefined;
        const page =
          cursor === undefined
            ? { cursor: await readFeedCursor(this.#db), changes: [] }
            : await readFeed(this.#db, cursor);
        if (stopped) return;
        cursor = page.cursor;
        if (page.changes === undefined) send('reset', cursor, {});
        else if (page.changes.length > 0) send('orders', cursor, { orders: page.changes });
        else if (first) send('ready', cursor, {});
      } while (again);
    };
    const changed = () => {
      again = true;
      if (reading || stopped) return;
      reading = true;
      readOn().then(
        () => {
          reading = false;
          if (again) changed();
        },
        () => {
          // The database is away.
          reading = false;
          setTimeout(changed, RESUME_MS).unref();
        },
      );
    };
    return {
      changed,
      stop: () => {
        stopped = true;
      },
    };
  }
}
