import { setTimeout } from 'node:timers/promises';
import type { OpenDatabase } from '@dp/api/database/database.ts';
import type { FastifyInstance } from 'fastify';

/** Timeout for requests in flight when the process stops. */
const PATIENCE_MS = 25_000;

/** What is to be stopped. */
export interface Stopping {
  readonly app: FastifyInstance;
  readonly database: OpenDatabase;
  /** Aborted at once, so that readiness checks send new requests elsewhere. */
  readonly leave: AbortController;
  /** How long requests are still accepted, until every proxy has noticed. */
  readonly delayMs: number;
  readonly alsoStop?: () => Promise<void>;
}

/**
 * On SIGINT or SIGTERM: reports not ready, after the delay accepts no new requests, finishes those in flight,
 * closes the database and ends the process. A second signal ends it at once.
 */
export function stopOnSignal({ app, database, leave, delayMs, alsoStop }: Stopping): Promise<void> {
  return new Promise((resolve, reject) => {
    let stopping = false;
    const stop = async () => {
      if (stopping) process.exit(130);
      stopping = true;
      leave.abort();
      try {
        await setTimeout(delayMs);
        endInAnyCase();
        await app.close();
        await alsoStop?.();
        await database.close();
        resolve();
      } catch (error) {
        reject(error);
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  });
}

function endInAnyCase(): void {
  void setTimeout(PATIENCE_MS, undefined, { ref: false }).then(() => process.exit(1));
}
