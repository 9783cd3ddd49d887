/**
 * Lets callers that ask for the same thing at the same time share one query, without ever handing out
 * what was read before a caller asked: whoever comes while a read is under way gets the next one.
 */
export function shareReads<T>(read: () => Promise<T>): () => Promise<T> {
  const readKey = shareKeyedReads<true, T>(async () => new Map([[true, await read()]]));
  return async () => (await readKey(true)) as T;
}

/** The same for things with a key: one query reads all that are asked for. Unknown keys give undefined. */
export function shareKeyedReads<K, V>(
  read: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V | undefined> {
  let running = false;
  let waiting:
    | { readonly keys: Set<K>; readonly answer: PromiseWithResolvers<ReadonlyMap<K, V>> }
    | undefined;

  const run = async (): Promise<void> => {
    running = true;
    while (waiting) {
      const { keys, answer } = waiting;
      waiting = undefined;
      await read([...keys]).then(answer.resolve, answer.reject);
    }
    running = false;
  };

  return async (key) => {
    waiting ??= { keys: new Set(), answer: Promise.withResolvers() };
    waiting.keys.add(key);
    const { answer } = waiting;
    if (!running) void run();
    return (await answer.promise).get(key);
  };
}
