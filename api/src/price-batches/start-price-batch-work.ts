import type { OpenDatabase } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { startPacedWork } from '../start-paced-work.ts';
import { workOnPriceBatches } from './work-on-price-batches.ts';

/** Prices change in seconds as it is: with most of the time left to shoppers they keep their pace. */
const REST: Readonly<Record<OpenDatabase['kind'], number>> = { embedded: 2, postgres: 3 };

/** Starts this process's work on price batches. @returns a function that stops it after the piece in hand. */
export function startPriceBatchWork(
  deps: Pick<Deps, 'db' | 'now'>,
  database: OpenDatabase['kind'],
  log: { error(context: object, message: string): void },
): () => Promise<void> {
  const work = async (size: number) => (await workOnPriceBatches(deps, size)) === 'worked';
  return startPacedWork(database, work, log, 'price batches', REST[database]);
}
