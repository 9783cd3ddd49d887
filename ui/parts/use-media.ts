import { useCallback, useSyncExternalStore } from 'react';

/** From here on, as on a desk's screen, there is room for tables. */
export const DESK = '(width >= 960px)';
/** From here on pages have columns beside each other. */
export const WIDE = '(width >= 1024px)';

/** Whether a media query holds; false until the page is interactive. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => false,
  );
}
