/** The list of searches with pinned products. */
export const PINNED_SEARCHES = '/pinned-searches';

/**
 * The page on which products are pinned for a search, as it is typed.
 *
 * @param gap the poorly served search that this mends, as it is listed.
 */
export function pinnedSearchPath(query: string, gap?: string): string {
  const path = `${PINNED_SEARCHES}/search/${encodeURIComponent(query)}`;
  return gap === undefined ? path : `${path}?${new URLSearchParams({ gap })}`;
}
