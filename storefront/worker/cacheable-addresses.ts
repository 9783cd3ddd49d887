import type { Locale } from '@dp/contract/locale.ts';
import { PIN_PARAMETER } from '../app/i18n/pin-parameter.ts';
import { isTrackingParameter } from '../app/tracking-parameters.ts';

// What may be cached on a device. Everything else goes to the network as if there were no worker: calls with
// a login, the cart's prices, searches, credentials, /dev.

/** Pages that are the same for everybody: their HTML contains nothing personal (design §8). */
const PAGES = [
  // The cart's page is a frame without a line in it: the cart itself is in local storage.
  /^\/(?:brands|shopping|contact-us|categories\/?|my-cart|cart)?$/,
  /^\/(?:sub\/categories|products-category|product\/list|product-brands|product\/details)\/\d+$/,
  /^\/profile\/(?:privacy-policy|refund-policy|faqs)$/,
];

/** Calls that only read the catalogue. */
const CALLS = [
  /^\/api\/main\/products\/(?:all|featured|by-category|by-brand)$/,
  /^\/api\/main\/products\/(?:all|category|fitting)\/\d+$/,
  /^\/api\/main\/categories\/(?:all|\d+\/category-children)$/,
  /^\/api\/main\/brands\/(?:all|home-page|byBrand\/\d+)$/,
  /^\/api\/main\/carousel\/all$/,
  /^\/api\/main\/home\/(?:sections|rooms)$/,
];

/** Whether a page may be cached. */
export function isCacheablePage({ pathname }: URL): boolean {
  return PAGES.some((page) => page.test(pathname));
}

/** Whether an address is a cacheable page's loader data, as React Router requests it. */
export function isCacheablePageData({ pathname }: URL): boolean {
  if (!pathname.endsWith('.data')) return false;
  const page = pathname.slice(0, -'.data'.length);
  return PAGES.some((pattern) => pattern.test(page === '/_root' ? '/' : page));
}

/** Whether a call's response may be cached: it reads the catalogue, without a user token. */
export function isCacheableCall(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return (
    request.method === 'POST' &&
    !request.headers.has('user-token') &&
    CALLS.some((call) => call.test(pathname))
  );
}

/** Pictures of the catalogue: their addresses contain the content hash, so a cached one is never stale. */
export function isPicture({ pathname }: URL): boolean {
  return pathname.startsWith('/media/');
}

/** The shop's own code, fonts and drawings, also named by content hash. */
export function isAppAsset({ pathname }: URL): boolean {
  return pathname.startsWith('/assets/');
}

/** The cache key of a page or its data: one per language. */
export function pageKey(url: URL, locale: Locale): string {
  const key = new URL(url.pathname, url.origin);
  for (const [name, value] of url.searchParams) {
    // The language is a part of the key by itself.
    if (name !== PIN_PARAMETER && !isTrackingParameter(name)) key.searchParams.append(name, value);
  }
  key.searchParams.sort();
  key.searchParams.append(PIN_PARAMETER, locale);
  return key.href;
}

/** For pages: whether the worker has this page cached. */
export async function isPageCached(url: URL, locale: Locale): Promise<boolean> {
  if (!isCacheablePage(url) || !('caches' in globalThis)) return false;
  try {
    return (await caches.match(pageKey(url, locale), { ignoreVary: true })) !== undefined;
  } catch {
    return false;
  }
}

/** The cache key of a call's response: one per request body and language. */
export async function callKey(request: Request): Promise<string> {
  const key = new URL(request.url);
  key.searchParams.append('body', await request.clone().text());
  key.searchParams.append('lang', request.headers.get('accept-language') ?? '');
  return key.href;
}

/** The language of a page, from its first tag; undefined for a foreign page. */
export function languageOf(html: string): Locale | undefined {
  const [, found] = /^\s*<!doctype html><html[^>]*? lang="(ar|en)"/i.exec(html.slice(0, 500)) ?? [];
  return found as Locale | undefined;
}
