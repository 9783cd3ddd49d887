import type pg from 'pg';
import { readsOnly } from './reads-only.ts';

/** Grows with every statement that may have changed the database. */
export type WriteCount = () => number;

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
      if (!readsOnly(config)) count += 1;
      return query(config, ...rest);
    };
  });
  return () => count;
}
