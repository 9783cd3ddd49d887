import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** Movements shorter than this, in pixels, are jitter. */
const LEAST_PX = 8;

/** The pages of this visit that were left while the row was away, by their place in the history. */
const leftAway = new Set<string>();

/**
 * Marks a sticky row with `data-away` while the reader moves down the page, and removes the mark on the way up. Its
 * style moves the row out of sight by `translate`, so nothing else moves. A jump, such as by Back, changes nothing,
 * but at the top of the page, where the row has its own place and would leave a gap. A page that Back shows again has
 * its row as it was left: it would cover what was looked at.
 */
export function useLeavesOnScroll(row: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const element = row.current;
    if (leftAway.has(key)) element?.setAttribute('data-away', '');
    return () => {
      if (element?.hasAttribute('data-away')) leftAway.add(key);
      else leftAway.delete(key);
    };
  }, [row, key]);
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
