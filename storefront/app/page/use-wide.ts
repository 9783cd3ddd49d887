import { useSyncExternalStore } from 'react';

/** From here on the shop has its desktop layout, as the style sheets do. */
const WIDE = '(width >= 1024px)';

function follow(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the screen is wide, for code that only wide screens load; false until the page is interactive. */
export function useWide(): boolean {
  return useSyncExternalStore(
    follow,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
