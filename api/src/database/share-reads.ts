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
  const readMany = shareManyReads(read);
  return async (key) => (await readMany([key])).get(key);
}

/** Keys of one query at the most, unless one caller alone asks for more. */
const KEYS_MAX = 500;

interface Batch<K, V> {
  readonly keys: Set<K>;
  readonly answer: PromiseWithResolvers<ReadonlyMap<K, V>>;
}

/**
 * The same for callers that ask for many things each. Each gets at least what it asked for; what others
 * asked for may be there too.
 */
export function shareManyReads<K, V>(
  read: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): (keys: readonly K[]) => Promise<ReadonlyMap<K, V>> {
  const waiting: Batch<K, V>[] = [];
  let running = false;

  const run = async (): Promise<void> => {
    running = true;
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      const { keys, answer } = batch;
      await read([...keys]).then(answer.resolve, answer.reject);
    }
    running = false;
  };

  return async (keys) => {
    let batch = waiting.at(-1);
    if (!batch || batch.keys.size + keys.length > KEYS_MAX) {
      batch = { keys: new Set(), answer: Promise.withResolvers() };
      waiting.push(batch);
    }
    for (const key of keys) batch.keys.add(key);
    if (!running) void run();
    return batch.answer.promise;
  };
}
