import type { Deps } from '../deps.ts';
import { startPolling } from '../start-polling.ts';
import { announceRestocks } from './announce-restocks.ts';

/** Longest delay between a product's restock and its notifications. */
const LOOK_EVERY_MS = 30_000;

/** Starts this process's share of notifying customers of restocked products. @returns a function that stops it. */
export function startAnnouncing(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  log: { error(context: object, message: string): void },
): () => Promise<void> {
  return startPolling(
    async () => ((await announceRestocks(deps)).more ? 0 : LOOK_EVERY_MS),
    (error) => log.error({ err: error }, 'restock notifications could not be queued'),
  );
}
