import type { Deps } from '../deps.ts';
import { startPolling } from '../start-polling.ts';
import { announceRestocks } from './announce-restocks.ts';

/** How late somebody who waits for a product may learn that it is back. */
const LOOK_EVERY_MS = 30_000;

/** Tells those who wait for products when they can be bought again. @returns a function that stops it. */
export function startAnnouncing(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  log: { error(context: object, message: string): void },
): () => Promise<void> {
  return startPolling(
    async () => ((await announceRestocks(deps)).more ? 0 : LOOK_EVERY_MS),
    (error) => log.error({ err: error }, 'who waits for a product could not be told'),
  );
}
