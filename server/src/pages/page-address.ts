import { isTrackingParameter } from '@dp/storefront/app/tracking-parameters.ts';

/** Longer addresses are not worth caching: nobody else will request them. */
const LONGEST = 1_000;

/** A normalised page address. */
export interface PageAddress {
  /** The path with its query: the same for all addresses that show the same page. */
  readonly target: string;
  /** Whether it only has parameters that pages depend on, so that the page is cacheable. */
  readonly isCacheable: boolean;
}

/**
 * Normalises a request's address: tracking parameters are dropped, the page's own are sorted and
 * deduplicated. With an unknown parameter the address is unchanged and not cacheable, so that invented
 * parameters cannot fill the cache.
 *
 * @param url the request target.
 * @param known the parameters that pages depend on.
 */
export function pageAddress(url: string, known: ReadonlySet<string>): PageAddress {
  const [path = '', ...rest] = url.split('?');
  const query = rest.join('?');
  if (query === '') return { target: path, isCacheable: path.length <= LONGEST };
  const own = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    if (isTrackingParameter(name)) continue;
    if (!known.has(name)) return { target: url, isCacheable: false };
    if (!own.has(name)) own.set(name, value);
  }
  const sorted = new URLSearchParams([...own].sort(([a], [b]) => (a < b ? -1 : 1)));
  const target = sorted.size === 0 ? path : `${path}?${sorted}`;
  return { target, isCacheable: target.length <= LONGEST };
}
