import type pg from 'pg';
import type { Timeouts } from './bounded-pool.ts';
import { type DatabaseClient, DatabaseTimeout } from './database-client.ts';
import { isBegin } from './is-begin.ts';

export interface TransactionOptions {
  readonly timeouts: Timeouts;
  /** Called when the connection was closed because it did not respond. */
  readonly onHang: () => void;
  readonly onRelease: () => void;
}

/** A connection checked out for one transaction, in which every statement has a bounded time. */
export class TransactionClient {
  readonly #client: pg.PoolClient & DatabaseClient;
  readonly #options: TransactionOptions;
  #released = false;
  #lost: Error | undefined;

  constructor(client: pg.PoolClient & DatabaseClient, options: TransactionOptions) {
    this.#client = client;
    this.#options = options;
  }

  /** Runs a statement; `begin` sets the transaction's limits in the same round trip. */
  async query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const begins = isBegin(statement.text);
    const asked = begins ? { ...statement, text: `${statement.text}${this.#limits()}` } : statement;
    const { timeouts, onHang } = this.#options;
    try {
      return await this.#client.within(timeouts.answerMs, this.#client.query(asked, values));
    } catch (error) {
      if (error instanceof DatabaseTimeout) onHang();
      this.#lost ??= this.#client.lossAfter(error);
      // Drizzle does not give back a connection on which no transaction could begin.
      if (begins) this.release();
      throw error;
    }
  }

  /** Gives the connection back to its pool, which closes one that was lost. */
  release(): void {
    if (this.#released) return;
    this.#released = true;
    this.#client.release(this.#lost ?? this.#client.lossAfter());
    this.#options.onRelease();
  }

  /** Per transaction, so that they hold behind a pooler as well. */
  #limits(): string {
    const { statementMs, idleTransactionMs } = this.#options.timeouts;
    return `; set local statement_timeout = ${statementMs}; set local idle_in_transaction_session_timeout = ${idleTransactionMs}`;
  }
}
