import type pg from 'pg';

/** Grows with every statement that may have changed the database. */
export type WriteCount = () => number;

/** A plain query changes nothing; anything else might, `commit` and `with` included. */
const READS_ONLY = /^\s*select\b/i;

/**
 * Counts the statements of a pool that may write, before they run. Only where the pool's process is the
 * one that has the database (the embedded one) does a standing count prove that nothing changed.
 *
 * Must be called before the pool is used.
 */
export function countWrites(pool: pg.Pool): WriteCount {
  let count = 0;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    (client as { query: unknown }).query = (config: unknown, ...rest: unknown[]) => {
      const text =
        typeof config === 'string' ? config : (config as { text?: unknown } | null)?.text;
      if (typeof text !== 'string' || !READS_ONLY.test(text)) count += 1;
      return query(config, ...rest);
    };
  });
  return () => count;
}
