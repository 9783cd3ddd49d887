import type { OpenDatabase } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { startPacedWork } from '../start-paced-work.ts';
import { type PriceBatchProgress, workOnPriceBatches } from './work-on-price-batches.ts';

/** The least pause after a piece, as a share of the time it took: most of the time is left to shoppers. */
const REST: Readonly<Record<OpenDatabase['kind'], number>> = { embedded: 2, postgres: 3 };
/** No price changes faster, in milliseconds: 100,000 take at least 8 s, of which shoppers notice less. */
const PRICE_MS = 0.08;

/** Starts this process's work on price batches. @returns a function that stops it after the piece in hand. */
export function startPriceBatchWork(
  deps: Pick<Deps, 'db' | 'now'>,
  database: OpenDatabase['kind'],
  log: { error(context: object, message: string): void },
): () => Promise<void> {
  let progress: PriceBatchProgress = 'none';
  const work = async (size: number) => {
    progress = await workOnPriceBatches(deps, size);
    return progress === 'moved' || progress === 'worked';
  };
  const pauseAfter = (tookMs: number, size: number) =>
    Math.max(tookMs * REST[database], progress === 'moved' ? size * PRICE_MS - tookMs : 0);
  return startPacedWork(database, work, log, 'price batches', pauseAfter);
}
