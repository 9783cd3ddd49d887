/**
 * A path of this shop from a query parameter, such as the page to return to; undefined for anything that
 * could lead to another site.
 */
export function ownPath(given: string | null): string | undefined {
  if (given === null || !/^\/(?![/\\])/.test(given)) return undefined;
  // The parser drops tabs and newlines, which could hide a second slash: check the parsed result.
  const base = 'http://shop.invalid';
  const url = URL.parse(given, base);
  if (url === null || url.origin !== base || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
