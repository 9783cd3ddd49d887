import type pg from 'pg';

/** What PostgreSQL says when it gives up altogether, and not only on one statement. */
const GIVEN_UP = new Set(['FATAL', 'PANIC']);

/**
 * Watches the embedded engine through the statements of its pool. After such an error (its log could
 * not be written, above all because the disk is full) PGlite answers nothing any more, not even with
 * an error: whoever holds it can only end, and start again on the same files.
 *
 * Must be called before the pool is used.
 *
 * @returns what resolves with the reason, should it ever come to that.
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
