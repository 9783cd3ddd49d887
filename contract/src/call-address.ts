/**
 * Fills a call's path (`/main/products/all/{id}`) and appends its query, without undefined values.
 *
 * @throws {TypeError} when a path parameter is missing: a programming error.
 */
export function callAddress(
  path: string,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new TypeError(`${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeQuery(name)}=${encodeQuery(String(value))}`],
  );
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

/** As `URLSearchParams`, which is not available in the contract: lone surrogates become U+FFFD. */
function encodeQuery(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD')).replaceAll('%20', '+');
}
