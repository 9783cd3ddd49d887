import type { WriteCount } from './count-writes.ts';

/**
 * Keeps what `read` gave until something may have been written; without a count it is read each time.
 * What was read while something was written is not kept.
 */
export function rememberUntilWrite<T>(
  writes: WriteCount | undefined,
  read: () => Promise<T>,
): () => Promise<T> {
  if (!writes) return read;
  let known: { readonly at: number; readonly value: T } | undefined;
  return async () => {
    const at = writes();
    if (known?.at === at) return known.value;
    const value = await read();
    known = { at, value };
    return value;
  };
}

/** Keys remembered between two writes at the most. */
const KEYS_MAX = 50_000;

/** The same for things with a key; what is not found is asked for each time. */
export function rememberKeysUntilWrite<K, V>(
  writes: WriteCount | undefined,
  read: (key: K) => Promise<V | undefined>,
): (key: K) => Promise<V | undefined> {
  if (!writes) return read;
  let known = { at: -1, values: new Map<K, V>() };
  return async (key) => {
    const at = writes();
    if (known.at !== at || known.values.size >= KEYS_MAX) known = { at, values: new Map() };
    const { values } = known;
    const found = values.get(key);
    if (found !== undefined) return found;
    const value = await read(key);
    if (value !== undefined) values.set(key, value);
    return value;
  };
}
