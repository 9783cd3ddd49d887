import { LOCALES, type Locale } from '@dp/contract/locale.ts';
import { build } from './build-facts.ts';

const PREFIX = 'dp-code-';
const CODE = PREFIX + build.version;

/** The page that is shown where nothing is kept. */
export const OFFLINE_PAGE = '/offline';

/** How many files are fetched at once, so that the shopper's own next page does not wait for them. */
const AT_ONCE = 4;

const offlineAddress = (locale: Locale) => `${OFFLINE_PAGE}?lang=${locale}`;

/**
 * Keeps this build's own code. What an earlier build kept under the same name is the same file and is
 * taken from there.
 *
 * @throws when a file does not come; the browser then tries again with the next page.
 */
export async function keepOwnCode(): Promise<void> {
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

async function fetched(address: string, anew: boolean): Promise<Response> {
  // What the page itself has loaded comes from the browser's own cache.
  const response = await fetch(address, { cache: anew ? 'reload' : 'default', priority: 'low' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

/**
 * Drops what earlier builds kept, but for the code of the last one: a tab that still shows it may need
 * a piece the server no longer has.
 *
 * @param current the names of the other caches of this build, which stay.
 */
export async function dropEarlierBuilds(current: readonly string[]): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('dp-'));
  // Caches are listed in the order in which they were made.
  const lastCode = names.findLast((name) => name.startsWith(PREFIX) && name !== CODE);
  const staying = new Set([CODE, lastCode, ...current]);
  await Promise.all(names.filter((name) => !staying.has(name)).map((name) => caches.delete(name)));
}

/** A file of our own code: kept ones first, since their names change with their content. */
export async function ownCode(request: Request): Promise<Response> {
  const held = await caches.match(request, { ignoreVary: true });
  if (held !== undefined) return held;
  const response = await fetch(request);
  // Code of a newer build, whose pages may be kept here before its worker takes over.
  if (response.ok) await (await caches.open(CODE)).put(request, response.clone());
  return response;
}

/** The page that says there is no connection. */
export async function offlinePage(locale: Locale): Promise<Response | undefined> {
  return (await caches.open(CODE)).match(offlineAddress(locale), { ignoreVary: true });
}
