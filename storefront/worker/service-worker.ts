import { isLocale } from '@dp/contract/locale.ts';
import { type ToWorker, WORKER_ADDRESS } from '../app/pwa/worker-messages.ts';
import {
  cacheOwnCode,
  dropEarlierBuilds,
  OFFLINE_PAGE,
  offlinePage,
  ownCode,
} from './app-assets.ts';
import { type BoundedCache, boundedCache } from './bounded-cache.ts';
import { build } from './build-facts.ts';
import {
  callKey,
  isAppAsset,
  isCacheableCall,
  isCacheablePage,
  isCacheablePageData,
  isPicture,
  languageOf,
  pageKey,
} from './cacheable-addresses.ts';
import { networkFirst } from './network-first.ts';
import { rememberLanguage, SETTINGS_CACHE, shownLanguage } from './page-language.ts';
import { noteReach, notifyReach } from './reach.ts';
import { ROUTES_PATH, routeResponse } from './route-response.ts';

declare const self: ServiceWorkerGlobalScope;

// Pages and responses refer to files of their build, so they are deleted with it; pictures are independent.
const PAGES_CACHE = `dp-pages-${build.version}`;
const ANSWERS_CACHE = `dp-answers-${build.version}`;
const PICTURES_CACHE = 'dp-pictures';
const pages = boundedCache(PAGES_CACHE, 60);
const answers = boundedCache(ANSWERS_CACHE, 120);
const pictures = boundedCache(PICTURES_CACHE, 240);

/** A page cached this recently is not fetched again when it is shown, in milliseconds. */
const FRESH_MS = 10 * 60_000;

self.addEventListener('install', (event) => event.waitUntil(cacheOwnCode()));

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    await dropEarlierBuilds([PAGES_CACHE, ANSWERS_CACHE, PICTURES_CACHE, SETTINGS_CACHE]);
    // The network need not wait for this worker to be started.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer !== undefined) event.respondWith(answer);
});

/** The worker's response; undefined leaves a request to the browser. */
function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return undefined;
  if (isCacheableCall(request)) return cachedCall(event);
  if (request.method === 'HEAD' && url.pathname === WORKER_ADDRESS) return look(event);
  if (request.method !== 'GET') return undefined;
  if (isAppAsset(url)) return ownCode(request);
  if (isPicture(url)) return picture(event);
  if (url.pathname === ROUTES_PATH) {
    const answer = routeResponse(url, build);
    return answer && Promise.resolve(answer);
  }
  if (isCacheablePageData(url)) return cachedPageData(event, url);
  if (request.mode !== 'navigate' || isNoPage(url)) return undefined;
  return isCacheablePage(url) ? cachedDocument(event, url) : otherPage(event, url);
}

/** Addresses that are not the storefront's, though a browser may open them. */
function isNoPage({ pathname }: URL): boolean {
  return /^\/(?:api|dev|service-credential|media|icons|photographs)(?:\/|$)/.test(pathname);
}

function answerOfNetwork(event: FetchEvent): Promise<Response> {
  const preloaded: Promise<Response | undefined> = event.preloadResponse ?? Promise.resolve();
  return preloaded.then((response) => response ?? fetch(event.request));
}

function cachedCall(event: FetchEvent): Promise<Response> {
  const { request } = event;
  // Read before it is sent on, which uses its body up.
  const key = callKey(request);
  return networkFirst({
    network: key.then(() => fetch(request)),
    cache: answers,
    key,
    bypassCache: request.cache === 'no-store',
    signal: request.signal,
    store: async (answer) => answers.store(await key, answer),
    after: (work) => event.waitUntil(work),
  });
}

function cachedPageData(event: FetchEvent, url: URL): Promise<Response> {
  const { request } = event;
  const key = shownLanguage().then((locale) => pageKey(url, locale));
  return networkFirst({
    network: fetch(request),
    cache: answers,
    key,
    bypassCache: false,
    signal: request.signal,
    store: async (answer) => answers.store(await key, answer),
    after: (work) => event.waitUntil(work),
  });
}

async function cachedDocument(event: FetchEvent, url: URL): Promise<Response> {
  const pinned = url.searchParams.get('lang');
  const key = shownLanguage().then((locale) => pageKey(url, isLocale(pinned) ? pinned : locale));
  try {
    return await networkFirst({
      network: answerOfNetwork(event),
      cache: pages,
      key,
      bypassCache: false,
      signal: event.request.signal,
      store: (answer) => cachePage(url, answer),
      after: (work) => event.waitUntil(work),
    });
  } catch {
    return toOfflinePage(url);
  }
}

async function otherPage(event: FetchEvent, url: URL): Promise<Response> {
  try {
    return await noted(event, answerOfNetwork(event));
  } catch {
    if (url.pathname !== OFFLINE_PAGE) return toOfflinePage(url);
    return (await offlinePage(await shownLanguage())) ?? Response.error();
  }
}

/** A page checks whether the server responds. */
function look(event: FetchEvent): Promise<Response> {
  return noted(event, fetch(event.request));
}

/** Passes on the network's response and records whether there was one. */
async function noted(event: FetchEvent, network: Promise<Response>): Promise<Response> {
  try {
    const answer = await network;
    event.waitUntil(noteReach(true));
    return answer;
  } catch (error) {
    event.waitUntil(noteReach(false));
    throw error;
  }
}

/** Redirects to the offline page, with the requested address. */
function toOfflinePage({ origin, pathname, search }: URL): Response {
  const to = new URL(OFFLINE_PAGE, origin);
  to.searchParams.set('to', pathname + search);
  return Response.redirect(to.href);
}

/** Caches a page in its own language, which becomes the shopper's. */
async function cachePage(url: URL, answer: Response): Promise<void> {
  const locale = languageOf(await answer.clone().text());
  if (locale === undefined || answer.redirected) return;
  await rememberLanguage(locale);
  await pages.store(pageKey(url, locale), answer);
}

async function picture(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const held = await pictures.read(request.url);
  if (held !== undefined) {
    event.waitUntil(pictures.noteUse(request.url, held));
    return held;
  }
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(pictures.store(request.url, answer.clone()));
  return answer;
}

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  if (message.type === 'version') event.ports[0]?.postMessage(build.pages);
  else if (message.type === 'take-over') event.waitUntil(self.skipWaiting());
  else if (message.type === 'shown') {
    if (event.source !== null) notifyReach(event.source);
    event.waitUntil(cacheShownPage(message));
  }
});

/** Caches the document of a page shown by client-side navigation, or before this worker was active. */
async function cacheShownPage(shown: Extract<ToWorker, { type: 'shown' }>): Promise<void> {
  await rememberLanguage(shown.locale);
  const url = new URL(shown.page, self.location.origin);
  if (shown.saveData || !isCacheablePage(url)) return;
  const seen = shown.pictures.map((address) => new URL(address, self.location.origin));
  await Promise.all([
    cacheIfMissing(pages, pageKey(url, shown.locale), FRESH_MS, async () => {
      const answer = await fetch(url, { headers: { accept: 'text/html' }, priority: 'low' });
      if (answer.ok) await cachePage(url, answer);
    }),
    ...seen
      .filter((address) => address.origin === url.origin && isPicture(address))
      .map(({ href }) =>
        cacheIfMissing(pictures, href, Number.POSITIVE_INFINITY, async () => {
          const answer = await fetch(href, { priority: 'low' });
          if (answer.ok) await pictures.store(href, answer);
        }),
      ),
  ]);
}

async function cacheIfMissing(
  cache: BoundedCache,
  key: string,
  lastsMs: number,
  store: () => Promise<void>,
): Promise<void> {
  const held = await cache.read(key);
  const keptAt = Date.parse(held?.headers.get('date') ?? '');
  if (held !== undefined && !(Date.now() - keptAt >= lastsMs)) return cache.noteUse(key, held);
  try {
    await store();
  } catch {
    // Without a network nothing can be fetched; the page is cached the next time it is shown.
  }
}
