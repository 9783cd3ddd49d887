import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Height of a row and of the header over them, px. */
export const ROW = 44;
/** Rows that are in the document beyond each end of what is in sight. */
const BEYOND = 8;

interface Sight {
  readonly first: number;
  /** Below `first` when there are no rows. */
  readonly last: number;
}

/** Which of `count` rows a scroller's part of the page shows, with some beyond. */
export function sightOf(top: number, height: number, count: number): Sight {
  const first = Math.max(0, Math.min(Math.floor(top / ROW), count - 1) - BEYOND);
  const last = Math.min(count - 1, Math.ceil((top + height) / ROW) + BEYOND);
  return { first, last };
}

/** Where a scroller must be so that a row is between the header, which covers rows, and the lower edge. */
export function scrollFor(row: number, top: number, height: number): number {
  return Math.max(Math.min(top, row * ROW), (row + 2) * ROW - height);
}

/**
 * The rows in sight of a scroller, all of one height: work and memory do not depend on how many there are.
 *
 * @returns their places, and a function that brings a row into sight.
 */
export function useRowsInSight(
  scroller: RefObject<HTMLElement | null>,
  count: number,
): Sight & { readonly reveal: (row: number) => void } {
  const [sight, setSight] = useState<Sight>({ first: 0, last: -1 });
  // Before the first paint, and again when there are more or fewer rows.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const next = sightOf(element.scrollTop, element.clientHeight, count);
      setSight((now) => (now.first === next.first && now.last === next.last ? now : next));
    };
    look();
    const resized = new ResizeObserver(look);
    resized.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, count]);
  const reveal = useCallback(
    (row: number) => {
      const element = scroller.current;
      if (element) element.scrollTop = scrollFor(row, element.scrollTop, element.clientHeight);
    },
    [scroller],
  );
  return { first: sight.first, last: Math.min(sight.last, count - 1), reveal };
}
