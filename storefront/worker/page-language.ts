import { DEFAULT_LOCALE, isLocale, type Locale } from '@dp/contract/locale.ts';

const CACHE = 'dp-settings';
const KEY = '/language';

/** The cache that outlives builds. */
export const SETTINGS_CACHE = CACHE;

let known: Locale | undefined;

/** The language the shopper reads. A worker is stopped when idle, so it is written down as well. */
export async function shownLanguage(): Promise<Locale> {
  if (known === undefined) {
    const text = await (await (await caches.open(CACHE)).match(KEY))?.text();
    known = isLocale(text) ? text : DEFAULT_LOCALE;
  }
  return known;
}

/** Remembers the language of the page just shown. */
export async function rememberLanguage(locale: Locale): Promise<void> {
  if (known === locale) return;
  known = locale;
  await (await caches.open(CACHE)).put(KEY, new Response(locale));
}
