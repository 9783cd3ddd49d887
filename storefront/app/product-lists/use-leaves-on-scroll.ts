import { type RefObject, useEffect } from 'react';

/** Movements shorter than this, in pixels, are jitter. */
const LEAST_PX = 8;

/**
 * Marks a sticky row with `data-away` while the reader moves down the page, and removes the mark on the way up. Its
 * style moves the row out of sight by `translate`, so nothing else moves. A jump, such as by Back, changes nothing,
 * but at the top of the page, where the row has its own place and would leave a gap.
 */
export function useLeavesOnScroll(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = scrollY;
    const follow = () => {
      const element = row.current;
      const way = scrollY - last;
      if (element === null || Math.abs(way) < LEAST_PX) return;
      last = scrollY;
      if (Math.abs(way) > innerHeight && isStuck(element)) return;
      element.toggleAttribute('data-away', way > 0 && isStuck(element));
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [row]);
}

/** Whether the page has moved on under a sticky element by more than its own height. */
function isStuck(element: HTMLElement): boolean {
  const above = element.parentElement?.getBoundingClientRect().top ?? 0;
  const { top, height } = element.getBoundingClientRect();
  return top - above > height;
}
