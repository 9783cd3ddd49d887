import { setTimeout as pause } from 'node:timers/promises';
import type { OpenDatabase } from '../database/database.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import type { Deps } from '../deps.ts';
import { workOnPriceBatches } from './work-on-price-batches.ts';

/** How often an idle process looks for work: the longest delay of a batch. */
const LOOK_EVERY_MS = 1_000;
const TROUBLE_PAUSE_MS = 10_000;

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
  const stopping = new AbortController();
  const rest = (ms: number) =>
    pause(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
  const { pieceMs, sizeMax, rest: share } = PACES[database];
  let size = SIZE_MIN;
  const work = async () => {
    while (!stopping.signal.aborted) {
      const started = performance.now();
      try {
        const progress = await workOnPriceBatches(deps, size);
        const took = performance.now() - started;
        if (progress === 'worked') {
          const fitting = (size * pieceMs) / took;
          size = Math.round(Math.min(sizeMax, 2 * size, Math.max(SIZE_MIN, fitting)));
        }
        await rest(progress === 'worked' ? took * share : LOOK_EVERY_MS);
      } catch (error) {
        const message = isDatabaseAway(error)
          ? 'price batches wait for the database'
          : 'work on a price batch failed';
        log.error({ err: error }, message);
        // It may have been too much for the time that a statement has.
        size = SIZE_MIN;
        await rest(TROUBLE_PAUSE_MS);
      }
    }
  };
  const running = work();
  return async () => {
    stopping.abort();
    await running;
  };
}
