import type { OpenDatabase } from '@dp/api/database/database.ts';
import type { FastifyInstance } from 'fastify';

/** How long requests in flight may take to finish once the process is told to stop. */
const PATIENCE_MS = 25_000;

/**
 * On SIGINT or SIGTERM: takes no new requests, lets those in flight finish, closes the database and
 * ends the process. A second signal ends it at once.
 */
export function stopOnSignal(
  app: FastifyInstance,
  database: OpenDatabase,
  alsoStop: () => Promise<void> = async () => {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    let stopping = false;
    const stop = async () => {
      if (stopping) process.exit(130);
      stopping = true;
      setTimeout(() => process.exit(1), PATIENCE_MS).unref();
      try {
        await app.close();
        await alsoStop();
        await database.close();
        resolve();
      } catch (error) {
        reject(error);
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  });
}
