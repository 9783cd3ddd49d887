import type { Locale } from '@dp/contract/locale.ts';
import { PIN_PARAMETER } from '../i18n/pin-parameter.ts';

/** A page that opens without a connection. */
export interface KeptPage {
  /** Path and query. */
  readonly to: string;
  readonly title: string;
}

/** The worker's caches of pages; their names end with the build. */
const PAGES_PREFIX = 'dp-pages-';

/**
 * The pages that the device holds in a language, those stored last first; home, which has its own link, is left out.
 */
export async function keptPages(locale: Locale, most: number): Promise<readonly KeptPage[]> {
  const found: KeptPage[] = [];
  if (!('caches' in globalThis)) return found;
  const names = (await caches.keys()).filter((name) => name.startsWith(PAGES_PREFIX));
  for (const name of names.reverse()) {
    const cache = await caches.open(name);
    for (const request of [...(await cache.keys())].reverse()) {
      if (found.length === most) return found;
      const to = addressIn(request.url, locale);
      if (to === undefined || found.some((page) => page.to === to)) continue;
      const response = await cache.match(request, { ignoreVary: true });
      const title = titleOf((await response?.text()) ?? '');
      if (title !== undefined) found.push({ to, title });
    }
  }
  return found;
}

/** Where a cached page is, without the language of its key; undefined for home and in another language. */
export function addressIn(key: string, locale: Locale): string | undefined {
  const { pathname, searchParams } = new URL(key);
  if (pathname === '/' || searchParams.get(PIN_PARAMETER) !== locale) return undefined;
  searchParams.delete(PIN_PARAMETER);
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}

/** A document's title without the shop's, which `PageMeta` adds. */
function titleOf(html: string): string | undefined {
  const { title } = new DOMParser().parseFromString(html, 'text/html');
  const end = title.lastIndexOf(' · ');
  return end > 0 ? title.slice(0, end) : undefined;
}
