import { FATAL_SEVERITIES, InstrumentedClient } from './instrumented-client.ts';

/** No response in time: the database is away, hung or overloaded. A write may have happened. */
export class DatabaseTimeout extends Error {
  override readonly name = 'DatabaseTimeout';
  readonly code = 'ETIMEDOUT';
}

/** A write was refused as read-only: after a failover this connection leads to the standby. */
const LEADS_TO_STANDBY = '25006';

/**
 * A connection whose loss never ends the process, even while it is checked out, and that is closed when it
 * does not respond: a hung connection gives no error of its own for many minutes.
 */
export class DatabaseClient extends InstrumentedClient {
  #lost: Error | undefined;
  #answeredAt = 0;

  constructor(config?: ConstructorParameters<typeof InstrumentedClient>[0]) {
    super(config);
    // The pool listens only while a client is idle. Queries in flight are rejected with the same error.
    this.on('error', (error) => {
      this.#lost ??= error;
    });
  }

  /**
   * Adds to a promise a timeout of `ms`, after which the connection is closed. Statements are sent without
   * waiting for each other, so it starts again whenever one before this is answered.
   *
   * @throws DatabaseTimeout after the timeout.
   */
  async within<T>(ms: number, answer: Promise<T>): Promise<T> {
    const sentAt = performance.now();
    let answered = false;
    let timer: NodeJS.Timeout | undefined;
    const watch = (wait: number) => {
      timer = setTimeout(() => {
        // After a busy moment of this process the response may have arrived without being read.
        setImmediate(() => {
          if (answered) return;
          const silence = performance.now() - Math.max(sentAt, this.#answeredAt);
          if (silence < ms) watch(ms - silence);
          else this.giveUp(new DatabaseTimeout(`The database was silent for ${ms} ms`));
        });
      }, wait);
    };
    watch(ms);
    try {
      return await answer;
    } finally {
      answered = true;
      this.#answeredAt = performance.now();
      clearTimeout(timer);
    }
  }

  /** Closes the connection at once; pending queries reject with `reason`. */
  giveUp(reason: Error): void {
    this.#lost ??= reason;
    this.connection.stream.destroy(reason);
  }

  /** Why the connection is unusable, if so; `error` is what a query on it failed with. */
  lossAfter(error?: unknown): Error | undefined {
    if (this.#lost) return this.#lost;
    const { severity = '', code } = (error ?? {}) as { severity?: string; code?: string };
    const useless = FATAL_SEVERITIES.has(severity) || code === LEADS_TO_STANDBY;
    return useless ? (error as Error) : undefined;
  }
}
