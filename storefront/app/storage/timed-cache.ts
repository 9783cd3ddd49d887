import { CACHE_LIFETIME_MINUTES } from '@dp/contract/limits.ts';
import { oneStoreDatabase } from './one-store-database.ts';

const STORE = 'entries';

interface Entry {
  readonly key: string;
  readonly value: unknown;
  /** When it was stored, in milliseconds since 1970. */
  readonly at: number;
}

const database = oneStoreDatabase('cache-key', STORE, 'key');

export interface CachedOptions {
  /** A forced refresh: reloads and caches the result. */
  readonly refresh?: boolean;
  /** Called with the value's expiry, in milliseconds since 1970. */
  readonly onExpiry?: (at: number) => void;
  readonly now?: () => number;
}

const LIFETIME_MS = CACHE_LIFETIME_MINUTES * 60_000;

/**
 * The value cached under a key within the last 30 minutes, else the result of `load`, which is then cached
 * (specification §9: featured products and the carousel). Without a working IndexedDB every call loads; a
 * failed load is passed on and caches nothing.
 *
 * @param key names the call and its language, such as `carousel.ar`.
 */
export async function cached<T>(
  key: string,
  load: () => Promise<T>,
  { refresh = false, onExpiry = () => {}, now = Date.now }: CachedOptions = {},
): Promise<T> {
  const held = refresh ? undefined : await read(key);
  if (held !== undefined && held.at <= now() && now() < held.at + LIFETIME_MS) {
    onExpiry(held.at + LIFETIME_MS);
    return held.value as T;
  }
  const value = await load();
  const at = now();
  await write({ key, value, at });
  onExpiry(at + LIFETIME_MS);
  return value;
}

/** The value stored under a key, however old; undefined when there is none. The caller checks its shape. */
export async function storedValue(key: string): Promise<unknown> {
  return (await read(key))?.value;
}

/** Stores a value under a key until it is replaced. */
export async function storeValue(key: string, value: unknown, now = Date.now()): Promise<void> {
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
    // Full or blocked: the next call loads again.
  }
}
