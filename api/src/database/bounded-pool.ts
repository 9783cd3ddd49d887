import type pg from 'pg';
import { type DatabaseClient, DatabaseTimeout } from './database-client.ts';
import { isReadOnly } from './is-read-only.ts';
import { Slots } from './slots.ts';
import { TransactionClient } from './transaction-client.ts';

/** Database timeouts, in milliseconds. */
export interface Timeouts {
  /** A read without a response by then is repeated on another connection. */
  readonly silenceMs: number;
  /** A connection that has not answered by then is closed. */
  readonly answerMs: number;
  /**
   * PostgreSQL aborts a transaction's statement after this time, above all a lock wait. Less than `answerMs`,
   * so that a healthy connection is reused.
   */
  readonly statementMs: number;
  /** PostgreSQL aborts a transaction that is idle for this time, and frees its locks. */
  readonly idleTransactionMs: number;
  /** How long a write waits for a connection. */
  readonly queueMs: number;
}

/** The reasons for each: docs/decisions/055-lost-and-hung-connections.md. */
export const TIMEOUTS: Timeouts = {
  silenceMs: 500,
  answerMs: 4_000,
  statementMs: 3_000,
  idleTransactionMs: 4_000,
  queueMs: 5_000,
};

/** Share of connections reserved for reads: writes may wait for locks, reads never do. */
const SHARE_OF_READS = 0.3;

type Statement = readonly [string | pg.QueryConfig, unknown[] | undefined];
type Client = pg.PoolClient & DatabaseClient;

/**
 * The pool behind drizzle's `db`: a lost or hung connection delays only its own queries, for a bounded time.
 * A pure read is retried on another connection; a write is not, since it may have happened: its caller
 * retries it, with its idempotency key.
 *
 * Its name must contain `Pool`, by which drizzle recognises that transactions need their own connection.
 */
export class BoundedPool {
  readonly #pool: pg.Pool;
  readonly #spare: pg.Pool;
  readonly #timeouts: Timeouts;
  readonly #writes: Slots;

  /** Both pools create `DatabaseClient`s; `spare` only serves reads that `pool` leaves unanswered. */
  constructor(pool: pg.Pool, spare: pg.Pool, timeouts: Timeouts = TIMEOUTS) {
    const { max } = pool.options;
    this.#pool = pool;
    this.#spare = spare;
    this.#timeouts = timeouts;
    this.#writes = new Slots(Math.max(1, max - Math.ceil(max * SHARE_OF_READS)), timeouts.queueMs);
  }

  /** Runs one statement. */
  query(statement: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    return isReadOnly(statement)
      ? this.#read([statement, values])
      : this.#write([statement, values]);
  }

  /** A connection for one transaction. */
  async connect(): Promise<TransactionClient> {
    const giveBack = await this.#writes.take();
    try {
      return new TransactionClient(await connect(this.#pool), {
        timeouts: this.#timeouts,
        onHang: () => this.#closeIdle(),
        onRelease: giveBack,
      });
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  async #write(statement: Statement): Promise<pg.QueryResult> {
    const giveBack = await this.#writes.take();
    try {
      return await this.#ask(await connect(this.#pool), statement);
    } finally {
      giveBack();
    }
  }

  async #read(statement: Statement): Promise<pg.QueryResult> {
    const client = await connect(this.#pool);
    const answer = this.#ask(client, statement);
    const soon = await stateAfter(answer, this.#timeouts.silenceMs);
    if (soon === 'answered') return answer;
    if (soon === 'pending') return this.#race(client, answer, statement);
    return client.lossAfter(await reasonOf(answer)) ? this.#askSpare(statement) : answer;
  }

  /** The first of two responses; if it comes from the second connection, the first is hung. */
  async #race(
    client: Client,
    answer: Promise<pg.QueryResult>,
    statement: Statement,
  ): Promise<pg.QueryResult> {
    let over = false;
    let overtaken = false;
    const first = answer.finally(() => {
      over = true;
    });
    const second = this.#askSpare(statement).then((result) => {
      if (!over) {
        overtaken = true;
        client.giveUp(new DatabaseTimeout('Another connection answered before this one'));
      }
      return result;
    });
    return Promise.race([
      first.catch((error) => {
        // Silent for the whole time-out: do not wait longer, the spare connection may hang as well.
        if (error instanceof DatabaseTimeout && !overtaken) throw error;
        return second;
      }),
      second.catch(() => first),
    ]);
  }

  async #askSpare(statement: Statement): Promise<pg.QueryResult> {
    return this.#ask(await connect(this.#spare), statement);
  }

  async #ask(client: Client, statement: Statement): Promise<pg.QueryResult> {
    try {
      const result = await client.within(this.#timeouts.answerMs, client.query(...statement));
      client.release();
      return result;
    } catch (error) {
      client.release(client.lossAfter(error));
      if (error instanceof DatabaseTimeout) this.#closeIdle();
      throw error;
    }
  }

  /** Where one connection hangs, idle ones may hang too; new ones cost milliseconds. */
  #closeIdle(): void {
    for (let left = this.#pool.idleCount; left > 0; left -= 1) {
      connect(this.#pool).then(
        (client) => {
          client.giveUp(new DatabaseTimeout('A connection made at the same time hangs'));
          client.release(true);
        },
        () => {},
      );
    }
  }
}

async function connect(pool: pg.Pool): Promise<Client> {
  return (await pool.connect()) as Client;
}

/** The state of a promise after a time, or as soon as it settles. */
function stateAfter(
  answer: Promise<unknown>,
  ms: number,
): Promise<'answered' | 'failed' | 'pending'> {
  return new Promise((resolve) => {
    // After a busy moment of this process the response may have arrived without being read.
    const timer = setTimeout(() => setImmediate(resolve, 'pending'), ms);
    const settle = (state: 'answered' | 'failed') => {
      clearTimeout(timer);
      resolve(state);
    };
    answer.then(
      () => settle('answered'),
      () => settle('failed'),
    );
  });
}

function reasonOf(failed: Promise<unknown>): Promise<unknown> {
  return failed.catch((error: unknown) => error);
}
