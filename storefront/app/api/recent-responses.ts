import { CACHE_LIFETIME_MINUTES } from '@dp/contract/limits.ts';
import { browserLocale } from '../i18n/current-locale.ts';

/** Page data, available or pending. Render pending data inside `<Suspense>` with `<Await>`. */
export type Deferred<T> = T | Promise<T>;

/** How long after it was shown something may be shown again without asking, in milliseconds. */
const REUSED_MS = 5 * 60_000;
/** Maximum age on repeated visits. */
const OLDEST_MS = CACHE_LIFETIME_MINUTES * 60_000;
/** Entries cached for Back; the oldest is evicted first. */
const ENTRIES_MAX = 40;

interface Entry {
  readonly value: unknown;
  /** When it was last shown, in milliseconds since 1970. */
  readonly at: number;
  /** When it may no longer be shown, however lately it was. */
  readonly expiresAt: number;
}

const entries = new Map<string, Entry>();

/** What is being loaded, by the same keys: concurrent calls share the response. */
const pending = new Map<string, Promise<unknown>>();

/** The forced refresh in progress, if any. */
let refresh:
  | { readonly before: ReadonlyMap<string, Entry>; readonly requests: Promise<unknown>[] }
  | undefined;

/** The language is part of the key: responses contain names. */
function keyOf(name: string): string {
  return `${browserLocale()} ${name}`;
}

/** Caches what a page shows, so that Back finds it at once and the scroll position fits. */
export function cacheResponse(
  name: string,
  value: unknown,
  now = Date.now(),
  expiresAt = now + OLDEST_MS,
  // One made at the request, when the language was the answer's.
  key = keyOf(name),
): void {
  const entry = entries.get(key);
  entries.delete(key);
  // Showing an entry again does not make it fresher.
  const end =
    entry?.value === value ? Math.min(entry?.expiresAt ?? expiresAt, expiresAt) : expiresAt;
  entries.set(key, { value, at: now, expiresAt: end });
  for (const oldest of entries.keys()) {
    if (entries.size <= ENTRIES_MAX) break;
    entries.delete(oldest);
  }
}

/**
 * For `clientLoader`s: the cached value of the last minutes, else the promise of `load` or of the load that is
 * going on. The page shows immediately, with its skeleton. Failures are not cached.
 *
 * @param name unique across pages, such as `product 7`.
 * @param expiresAt for a loaded value, when it expires in any case.
 */
export function cachedOr<T>(
  name: string,
  load: () => Promise<T>,
  { now = Date.now(), expiresAt = () => Number.POSITIVE_INFINITY } = {},
): Deferred<T> {
  const entry = entries.get(keyOf(name));
  if (entry !== undefined && now - entry.at < REUSED_MS && now < entry.expiresAt)
    return entry.value as T;
  const key = keyOf(name);
  const shared = refresh === undefined ? pending.get(key) : undefined;
  if (shared !== undefined) return shared as Promise<T>;
  const response = load();
  pending.set(key, response);
  refresh?.requests.push(response);
  const shownBefore = refresh?.before.get(key);
  const ended = () => {
    if (pending.get(key) === response) pending.delete(key);
  };
  response.then(
    (value) => {
      ended();
      cacheResponse(name, value, Date.now(), expiresAt(), key);
    },
    // The rejection is handled where the value is shown; here it must only not be unhandled.
    ended,
  );
  // A failed refresh leaves the page unchanged.
  return shownBefore === undefined ? response : response.catch(() => shownBefore.value as T);
}

/**
 * For `clientLoader`s of volatile data, such as orders: always requests. A failed forced refresh leaves the
 * page unchanged.
 *
 * @param name as above; personal data includes the customer in its name.
 */
export async function revalidated<T>(name: string, load: () => Promise<T>): Promise<T> {
  const key = keyOf(name);
  const shownBefore = refresh?.before.get(key);
  const response = load();
  refresh?.requests.push(response);
  try {
    const value = await response;
    cacheResponse(name, value, undefined, undefined, key);
    return value;
  } catch (error) {
    // A Response is a redirect, such as to the login page.
    if (shownBefore === undefined || error instanceof Response) throw error;
    return shownBefore.value as T;
  }
}

/** Whether a forced refresh is going on: caches are then bypassed. */
export function isRefreshing(): boolean {
  return refresh !== undefined;
}

/**
 * A forced refresh: drops cached data, reloads the page and waits for all its requests.
 *
 * @param reload runs the page's loaders.
 * @returns whether everything succeeded.
 */
export async function refreshResponses(reload: () => Promise<void>): Promise<boolean> {
  const requests: Promise<unknown>[] = [];
  const before = new Map(entries);
  refresh = { before, requests };
  clearCachedResponses();
  try {
    await reload();
  } finally {
    refresh = undefined;
  }
  const responses = await Promise.allSettled(requests);
  // A Response is a redirect, such as to an order that was just placed: a success.
  const succeeded = responses.every(
    (response) => response.status === 'fulfilled' || response.reason instanceof Response,
  );
  // The next refresh may fail as well, and needs the values that are still shown.
  if (!succeeded) for (const [key, value] of before) if (!entries.has(key)) entries.set(key, value);
  return succeeded;
}

/** Clears the cache. */
export function clearCachedResponses(): void {
  entries.clear();
  pending.clear();
}
