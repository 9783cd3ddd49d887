import { CACHE_LIFETIME_MINUTES } from '@dp/contract/limits.ts';
import { oneStoreDatabase } from './one-store-database.ts';

const STORE = 'entries';

interface Entry {
  readonly key: string;
  readonly value: unknown;
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
}

const database = oneStoreDatabase('cache-key', STORE, 'key');

export interface CachedOptions {
  /** A forced refresh: asks anew and keeps the answer. */
  readonly refresh?: boolean;
  /** Told when the value that is given runs out, in milliseconds since 1970. */
  readonly onRunsOut?: (at: number) => void;
  readonly now?: () => number;
}

const LIFETIME_MS = CACHE_LIFETIME_MINUTES * 60_000;

/**
 * The value under a key when it was kept within the last 30 minutes, else what `load` gives, which is
 * then kept (specification §9: featured products and the carousel). A browser without a working
 * IndexedDB simply asks each time; a failed load is passed on and keeps nothing.
 *
 * @param key names the call and its language, such as `carousel.ar`.
 */
export async function cached<T>(
  key: string,
  load: () => Promise<T>,
  { refresh = false, onRunsOut = () => {}, now = Date.now }: CachedOptions = {},
): Promise<T> {
  const held = refresh ? undefined : await read(key);
  if (held !== undefined && held.at <= now() && now() < held.at + LIFETIME_MS) {
    onRunsOut(held.at + LIFETIME_MS);
    return held.value as T;
  }
  const value = await load();
  const at = now();
  await write({ key, value, at });
  onRunsOut(at + LIFETIME_MS);
  return value;
}

/** What was kept under a key, however long ago; undefined when there is nothing. Its shape is for the caller to check. */
export async function keptValue(key: string): Promise<unknown> {
  return (await read(key))?.value;
}

/** Keeps a value under a key until it is replaced. */
export async function keepValue(key: string, value: unknown, now = Date.now()): Promise<void> {
  await write({ key, value, at: now });
}

async function read(key: string): Promise<Entry | undefined> {
  try {
    const entry: Partial<Entry> | undefined = await (await database()).get(STORE, key);
    return typeof entry?.at === 'number' && 'value' in entry ? (entry as Entry) : undefined;
  } catch {
    return undefined;
  }
}

async function write(entry: Entry): Promise<void> {
  try {
    await (await database()).put(STORE, entry);
  } catch {
    // Full or blocked: the next time asks again.
  }
}
