import type { OpenDatabase } from './database/database.ts';
import { isDatabaseAway } from './database/is-database-away.ts';
import { startPolling } from './start-polling.ts';

/** How often an idle process looks for work: the longest delay of what staff have started. */
const LOOK_EVERY_MS = 1_000;

interface Pace {
  /** How long one piece of work should take, in milliseconds, and how many products it may have. */
  readonly pieceMs: number;
  readonly sizeMax: number;
  /** The usual pause after a piece, as a share of the time it took. */
  readonly rest: number;
}
/** On the embedded database every query waits for a piece; on PostgreSQL orders of its products do. */
export const PACES: Readonly<Record<OpenDatabase['kind'], Pace>> = {
  embedded: { pieceMs: 100, sizeMax: 2_000, rest: 0.1 },
  postgres: { pieceMs: 300, sizeMax: 4_000, rest: 0.2 },
};
const SIZE_MIN = 50;

/**
 * Starts this process's share of long work on products that is done in pieces; any number of processes may take
 * part. It rests between pieces, so that the shop goes on.
 *
 * @param work does a piece of at most `size` products; returns whether there was anything to do.
 * @param name what the log calls it.
 * @param pauseAfter the pause after a piece of `size` products that took so many milliseconds, where it is not the
 *   database's usual one.
 * @returns a function that stops it after the piece in hand.
 */
export function startPacedWork(
  database: OpenDatabase['kind'],
  work: (size: number) => Promise<boolean>,
  log: { error(context: object, message: string): void },
  name: string,
  pauseAfter: (tookMs: number, size: number) => number = (tookMs) => tookMs * PACES[database].rest,
): () => Promise<void> {
  const { pieceMs, sizeMax } = PACES[database];
  let size = SIZE_MIN;
  return startPolling(
    async () => {
      const started = performance.now();
      if (!(await work(size))) return LOOK_EVERY_MS;
      const took = performance.now() - started;
      const pause = pauseAfter(took, size);
      const fitting = (size * pieceMs) / took;
      size = Math.round(Math.min(sizeMax, 2 * size, Math.max(SIZE_MIN, fitting)));
      return pause;
    },
    (error) => {
      const message = isDatabaseAway(error) ? 'waits for the database' : 'failed';
      log.error({ err: error }, `work on ${name} ${message}`);
      // It may have been too much for the time that a statement has.
      size = SIZE_MIN;
    },
  );
}
