import type { Deps } from '../deps.ts';
import { startPolling } from '../start-polling.ts';
import { turnProducts } from './turn-products.ts';

/** How late what is due may begin. */
const LOOK_EVERY_MS = 1_000;

/** Turns products when their dates come. @returns a function that stops it. */
export function startCalendar(
  deps: Pick<Deps, 'db' | 'now'>,
  log: { error(context: object, message: string): void },
): () => Promise<void> {
  return startPolling(
    async () => ((await turnProducts(deps)) > 0 ? 0 : LOOK_EVERY_MS),
    (error) => log.error({ err: error }, 'products could not be turned on their dates'),
  );
}
