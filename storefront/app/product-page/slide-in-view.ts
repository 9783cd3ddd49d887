/** Which slide of a scroller is in view. Positions run below zero in Arabic: only their size counts. */
export function slideInView({ scrollLeft, clientWidth, childElementCount }: HTMLElement): number {
  if (clientWidth === 0) return 0;
  return Math.min(childElementCount - 1, Math.round(Math.abs(scrollLeft) / clientWidth));
}

/** Whether a scroller has come to rest at this slide. */
export function isAtSlide({ scrollLeft, clientWidth }: HTMLElement, at: number): boolean {
  return Math.abs(Math.abs(scrollLeft) - at * clientWidth) < 2;
}

/** Brings a slide of a scroller into view. */
export function showSlide(scroller: HTMLElement | null, at: number): void {
  scroller?.children[at]?.scrollIntoView({
    behavior: 'smooth',
    block: 'nearest',
    inline: 'start',
  });
}
