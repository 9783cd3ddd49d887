import { LOCALES, type Locale } from '@dp/contract/locale.ts';
import { build } from './build-facts.ts';

const PREFIX = 'dp-code-';
const CODE = PREFIX + build.version;

/** The page shown when nothing is cached. */
export const OFFLINE_PAGE = '/offline';

/** Concurrent downloads, limited so that the shopper's next page does not wait for them. */
const AT_ONCE = 4;

const offlineAddress = (locale: Locale) => `${OFFLINE_PAGE}?lang=${locale}`;

/**
 * Caches this build's code. Files of an earlier build with the same name are identical and are copied.
 *
 * @throws when a file fails to load; the browser retries with the next page.
 */
export async function cacheOwnCode(): Promise<void> {
  const cache = await caches.open(CODE);
  const waiting: string[] = [...build.files, ...LOCALES.map(offlineAddress)];
  const work = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      if ((await cache.match(address, { ignoreVary: true })) !== undefined) continue;
      const own = address.startsWith(OFFLINE_PAGE);
      const held = own ? undefined : await caches.match(address, { ignoreVary: true });
      await cache.put(address, held ?? (await fetched(address, own)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function fetched(address: string, reload: boolean): Promise<Response> {
  // Files that the page itself has loaded come from the browser's HTTP cache.
  const response = await fetch(address, { cache: reload ? 'reload' : 'default', priority: 'low' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

/**
 * Deletes the caches of earlier builds, except the last one's code: an open tab may need a file that the
 * server no longer has.
 *
 * @param current the names of this build's other caches, which stay.
 */
export async function dropEarlierBuilds(current: readonly string[]): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('dp-'));
  // Caches are listed in order of creation.
  const lastCode = names.findLast((name) => name.startsWith(PREFIX) && name !== CODE);
  const staying = new Set([CODE, lastCode, ...current]);
  await Promise.all(names.filter((name) => !staying.has(name)).map((name) => caches.delete(name)));
}

/** A file of our own code: cache first, since names change with the content. */
export async function ownCode(request: Request): Promise<Response> {
  const held = await caches.match(request, { ignoreVary: true });
  if (held !== undefined) return held;
  const response = await fetch(request);
  // Code of a newer build, whose pages may be cached here before its worker takes over.
  if (response.ok) await (await caches.open(CODE)).put(request, response.clone());
  return response;
}

/** The offline page. */
export async function offlinePage(locale: Locale): Promise<Response | undefined> {
  return (await caches.open(CODE)).match(offlineAddress(locale), { ignoreVary: true });
}
