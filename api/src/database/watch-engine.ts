import type pg from 'pg';

/** Severities of an engine failure, as opposed to a failed statement. */
const GIVEN_UP = new Set(['FATAL', 'PANIC']);

/**
 * Detects engine failures through the pool's statements. After such an error (its log could not be written,
 * above all because the disk is full) PGlite does not respond any more, not even with an error: the process
 * can only end, and start again on the same files.
 *
 * Call before the pool is used.
 *
 * @returns a promise that resolves with the reason of a failure.
 */
export function watchEngine(pool: pg.Pool): Promise<Error> {
  const { promise, resolve } = Promise.withResolvers<Error>();
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    (client as { query: unknown }).query = (...args: unknown[]) => {
      const result = query(...args);
      if (result instanceof Promise) {
        result.catch((error: { severity?: string }) => {
          if (GIVEN_UP.has(error.severity ?? '')) resolve(error as Error);
        });
      }
      return result;
    };
  });
  return promise;
}
