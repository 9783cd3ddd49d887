import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from '../database/is-database-away.ts';
import type { Deps } from '../deps.ts';
import { workOnPriceBatches } from './work-on-price-batches.ts';

/** How often an idle process looks for work: the longest delay of a batch. */
const LOOK_EVERY_MS = 1_000;
const TROUBLE_PAUSE_MS = 10_000;
/** How long one piece of work should take: on the embedded database requests wait for it. */
const PIECE_MS = 20;
const SIZE_MIN = 50;
const SIZE_MAX = 2_000;

/**
 * Starts this process's work on price batches; any number of processes may share it. It rests as long as it
 * works, so that the shop has at least half of the process and of the database.
 *
 * @returns a function that stops it after the piece in hand.
 */
export function startPriceBatchWork(
  deps: Pick<Deps, 'db' | 'now'>,
  log: { error(context: object, message: string): void },
): () => Promise<void> {
  const stopping = new AbortController();
  const rest = (ms: number) =>
    pause(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
  let size = SIZE_MIN;
  const work = async () => {
    while (!stopping.signal.aborted) {
      const started = performance.now();
      try {
        const progress = await workOnPriceBatches(deps, size);
        const took = performance.now() - started;
        if (progress === 'worked') {
          size = Math.round(
            Math.min(SIZE_MAX, 2 * size, Math.max(SIZE_MIN, (size * PIECE_MS) / took)),
          );
        }
        await rest(progress === 'worked' ? took : LOOK_EVERY_MS);
      } catch (error) {
        const message = isDatabaseAway(error)
          ? 'price batches wait for the database'
          : 'work on a price batch failed';
        log.error({ err: error }, message);
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
