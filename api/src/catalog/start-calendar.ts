import type { Deps } from '../deps.ts';
import { turnProducts } from './turn-products.ts';

/** How late what is due may begin. */
const LOOK_EVERY_MS = 1_000;
/** The pause after the database failed. */
const TROUBLE_PAUSE_MS = 10_000;

/** Turns products when their dates come. @returns a function that stops it. */
export function startCalendar(
  deps: Pick<Deps, 'db' | 'now'>,
  log: { error(context: object, message: string): void },
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  const turn = async (): Promise<number> => {
    try {
      while (!stopped && (await turnProducts(deps)) > 0);
      return LOOK_EVERY_MS;
    } catch (error) {
      log.error({ err: error }, 'products could not be turned on their dates');
      return TROUBLE_PAUSE_MS;
    }
  };
  const schedule = (wait: number): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      work = turn().then(schedule);
    }, wait).unref();
  };
  schedule(0);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await work;
  };
}
