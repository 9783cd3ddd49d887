import { DEFAULT_LOCALE, type Locale } from '@dp/contract/locale.ts';

/** The query parameter that pins a page's language, for links and search engines (design §6). */
export const PIN_PARAMETER = 'lang';

/**
 * A page's one address in a language, from the root: what its canonical link, the sitemap and structured
 * data call it. The default language's has no parameter.
 *
 * @param page of a long list, from 2 on.
 */
export function canonicalPath(path: string, locale: Locale, page?: number): string {
  const query = new URLSearchParams();
  if (page !== undefined) query.set('page', String(page));
  if (locale !== DEFAULT_LOCALE) query.set(PIN_PARAMETER, locale);
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The address of a page in a language. */
export function addressIn(
  locale: Locale,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): string {
  const query = new URLSearchParams(search);
  query.set(PIN_PARAMETER, locale);
  return `${pathname}?${query}`;
}
