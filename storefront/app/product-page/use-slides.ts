import { type RefObject, type UIEvent, useRef, useState } from 'react';
import { isAtSlide, showSlide, slideInView } from './slide-in-view.ts';

/**
 * Which slide of a scroller is shown, and a way to show another one. On the way to it the slides that pass count for
 * nothing: pressed quickly, a button or a key goes so many slides further.
 */
export function useSlides(track: RefObject<HTMLUListElement | null>, start = 0) {
  const [index, setIndex] = useState(start);
  const aim = useRef<number>(undefined);
  function show(at: number): void {
    const isThere = track.current !== null && isAtSlide(track.current, at);
    aim.current = isThere ? undefined : at;
    setIndex(at);
    showSlide(track.current, at);
  }
  /** A finger or the scroller's own keys take over. */
  function release(): void {
    aim.current = undefined;
  }
  function onScroll({ currentTarget }: UIEvent<HTMLElement>): void {
    if (aim.current !== undefined && !isAtSlide(currentTarget, aim.current)) return;
    release();
    setIndex(slideInView(currentTarget));
  }
  return {
    index,
    show,
    on: { onScroll, onTouchStart: release, onWheel: release, onKeyDown: release },
  };
}
