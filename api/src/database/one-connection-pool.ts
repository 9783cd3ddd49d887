import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import type { Instruments } from './instrumented-client.ts';

interface WaitingStatement {
  readonly run: (client: pg.PoolClient) => Promise<void>;
  readonly reject: (error: unknown) => void;
}

/** The pool of the embedded database, which is one connection that lives as long as the process. */
export class OneConnectionPool extends pg.Pool {
  readonly #yields: boolean;
  readonly #waiting: WaitingStatement[] = [];

  /** @param config `yields` for an engine in this very thread. */
  constructor({
    yields,
    ...config
  }: pg.PoolConfig & { readonly instruments: Instruments; readonly yields: boolean }) {
    super({ ...config, max: 1, idleTimeoutMillis: 0 });
    this.#yields = yields;
  }

  /**
   * Lets the process do other things between two users of the connection. In the same thread PGlite answers without
   * ever waiting for the system, so a crowd of queries would run as one, and no request would be accepted until the
   * last one ends. In a thread of its own it would only wait, with the connection taken.
   */
  // biome-ignore lint/suspicious/noExplicitAny: pg also declares a callback, which nothing here uses.
  override async connect(): Promise<any> {
    const client = await super.connect();
    if (this.#yields) await setImmediate();
    return client;
  }

  /**
   * Runs a statement. Those that come while the connection is taken go together once it is free, unless it yields.
   *
   * A pool's own `query` closes the connection when its statement fails, to be safe. PGlite has only the
   * one, and is as well after an error as before, so here it goes back to the pool.
   */
  // biome-ignore lint/suspicious/noExplicitAny: pg declares six overloads, which all end here.
  override query(...statement: any[]): Promise<any> {
    const { promise, resolve, reject } = Promise.withResolvers();
    this.#waiting.push({
      run: (client) => client.query(...(statement as [string])).then(resolve, reject),
      reject,
    });
    if (this.#waiting.length === 1) void this.#runWaiting();
    return promise;
  }

  async #runWaiting(): Promise<void> {
    let client: pg.PoolClient;
    try {
      client = await this.connect();
    } catch (error) {
      for (const { reject } of this.#waiting.splice(0)) reject(error);
      return;
    }
    const together = this.#waiting.splice(0, this.#yields ? 1 : this.#waiting.length);
    if (this.#waiting.length > 0) void this.#runWaiting();
    await Promise.all(together.map(({ run }) => run(client)));
    client.release();
  }
}
