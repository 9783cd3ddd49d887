import { isTrackingParameter } from '@dp/storefront/app/tracking-parameters.ts';

/** Longer addresses are not worth keeping a page for: nobody else will ask for them. */
const LONGEST = 1_000;

/** What an address asks for. */
export interface PageAddress {
  /** The path with its query: the same for all addresses that show the same page. */
  readonly target: string;
  /** Whether it names only what a page can depend on, so that the page may be kept under it. */
  readonly keepable: boolean;
}

/**
 * Brings the address of a request into one form: parameters of trackers go, the page's own are sorted and
 * count once. With a parameter that no page knows the address stays as it is and no page is kept for
 * it, so that nobody can fill the cache by making parameters up.
 *
 * @param url as it stands in the request line.
 * @param known the parameters that pages depend on.
 */
export function pageAddress(url: string, known: ReadonlySet<string>): PageAddress {
  const [path = '', ...rest] = url.split('?');
  const query = rest.join('?');
  if (query === '') return { target: path, keepable: path.length <= LONGEST };
  const own = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    if (isTrackingParameter(name)) continue;
    if (!known.has(name)) return { target: url, keepable: false };
    if (!own.has(name)) own.set(name, value);
  }
  const sorted = new URLSearchParams([...own].sort(([a], [b]) => (a < b ? -1 : 1)));
  const target = sorted.size === 0 ? path : `${path}?${sorted}`;
  return { target, keepable: target.length <= LONGEST };
}
