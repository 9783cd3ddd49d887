/** The pause after a failure, such as a database that is away. */
const TROUBLE_PAUSE_MS = 10_000;

/** Does `work` for each record in turn; one that throws is reported, and the others do not wait for it. */
export async function forEachDue<T>(
  records: readonly T[],
  work: (record: T) => Promise<unknown>,
  failed: (error: unknown) => void,
): Promise<void> {
  for (const record of records) await work(record).catch(failed);
}

/**
 * Starts this process's background work of one kind. It runs at once and then again after each pause, never twice
 * at a time, and does not keep the process alive.
 *
 * @param work does what is due and returns the pause until it is called again, in milliseconds.
 * @param failed reports what `work` threw; it is called again after 10 seconds.
 * @returns a function that stops it after the work in hand.
 */
export function startPolling(
  work: () => Promise<number>,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let inHand = Promise.resolve();
  const run = () =>
    work().catch((error: unknown) => {
      failed(error);
      return TROUBLE_PAUSE_MS;
    });
  const schedule = (pause: number): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      inHand = run().then(schedule);
    }, pause);
    timer.unref();
  };
  schedule(0);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await inHand;
  };
}
