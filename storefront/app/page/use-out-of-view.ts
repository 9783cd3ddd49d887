import { type RefObject, useEffect, useState } from 'react';

/** Below the window counts as inside: only what left at the top is outside, however far the page jumped. */
const ALL_BELOW = '0px 0px 1000000px 0px';

/** Nearly all of an element: a fraction of a pixel may be missing. */
const WHOLE = 0.99;

/** Whether an element has been scrolled out at the top of the window; false until that is known. */
export function usePassed(element: RefObject<HTMLElement | null>): boolean {
  return useOutside(element, ALL_BELOW, 0) ?? false;
}

/**
 * Whether an element is out of the window, above it or below, or less than a share of it is inside; undefined until
 * that is known. The margin, as of an observer, says what else of the window does not count.
 */
export function useOutOfView(
  element: RefObject<HTMLElement | null>,
  share = WHOLE,
  margin = '0px',
): boolean | undefined {
  return useOutside(element, margin, share);
}

/** Whether no more than a share of an element is inside the window with this margin. */
function useOutside(
  element: RefObject<HTMLElement | null>,
  rootMargin: string,
  share: number,
): boolean | undefined {
  const [outside, setOutside] = useState<boolean>();
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(
      (changes) => setOutside((changes.at(-1)?.intersectionRatio ?? 1) <= share),
      { rootMargin, threshold: share },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rootMargin, share]);
  return outside;
}
