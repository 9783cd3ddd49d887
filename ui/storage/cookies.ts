const YEAR_SECONDS = 31_536_000;

/** The cookies that mirror local storage, so that the server sees them (design §6). */
export const cookieNames = { locale: 'locale', darkMode: 'dark_mode' } as const;

/** One cookie of a `cookie` header; undefined when absent. */
export function cookieIn(header: string | null, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** Stores a plain value (letters only) in a cookie for a year. */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari before 18.4.
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}
