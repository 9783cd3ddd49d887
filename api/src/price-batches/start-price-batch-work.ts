import type { OpenDatabase } from '../database/database.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import type { Deps } from '../deps.ts';
import { startPolling } from '../start-polling.ts';
import { workOnPriceBatches } from './work-on-price-batches.ts';

/** How often an idle process looks for work: the longest delay of a batch. */
const LOOK_EVERY_MS = 1_000;

interface Pace {
  /** How long one piece of work should take, in milliseconds, and how many products it may have. */
  readonly pieceMs: number;
  readonly sizeMax: number;
  /** The pause after a piece, as a share of the time it took. */
  readonly rest: number;
}
/** On the embedded database every request waits for a piece; on PostgreSQL orders of its products do. */
const PACES: Readonly<Record<OpenDatabase['kind'], Pace>> = {
  embedded: { pieceMs: 40, sizeMax: 500, rest: 1 },
  postgres: { pieceMs: 300, sizeMax: 4_000, rest: 0.2 },
};
const SIZE_MIN = 50;

/**
 * Starts this process's work on price batches; any number of processes may share it. It rests between
 * pieces, so that the shop goes on.
 *
 * @returns a function that stops it after the piece in hand.
 */
export function startPriceBatchWork(
  deps: Pick<Deps, 'db' | 'now'>,
  database: OpenDatabase['kind'],
  log: { error(context: object, message: string): void },
): () => Promise<void> {
  const { pieceMs, sizeMax, rest } = PACES[database];
  let size = SIZE_MIN;
  return startPolling(
    async () => {
      const started = performance.now();
      const progress = await workOnPriceBatches(deps, size);
      if (progress !== 'worked') return LOOK_EVERY_MS;
      const took = performance.now() - started;
      const fitting = (size * pieceMs) / took;
      size = Math.round(Math.min(sizeMax, 2 * size, Math.max(SIZE_MIN, fitting)));
      return took * rest;
    },
    (error) => {
      const message = isDatabaseAway(error)
        ? 'price batches wait for the database'
        : 'work on a price batch failed';
      log.error({ err: error }, message);
      // It may have been too much for the time that a statement has.
      size = SIZE_MIN;
    },
  );
}
