import { type RefObject, useEffect } from 'react';

/**
 * While `active`, only `part` is reachable by keyboard, touch or screen reader: for an overlay that stays in
 * its place in the document. The focus moves inside, and returns afterwards.
 */
export function useInertPage(part: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const inside = part.current;
    if (!active || inside === null) return;
    const before = document.activeElement;
    const made = besides(inside).filter((element) => !element.inert);
    for (const element of made) element.inert = true;
    if (!inside.contains(document.activeElement)) {
      inside.querySelector<HTMLElement>('[tabindex="0"], button')?.focus({ preventScroll: true });
    }
    return () => {
      for (const element of made) element.inert = false;
      if (before instanceof HTMLElement && before !== document.body && !inside.contains(before)) {
        before.focus({ preventScroll: true });
      }
    };
  }, [part, active]);
}

/** The siblings of an element and of all its ancestors. */
function besides(inside: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = inside; at !== document.body && at.parentElement !== null; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      if (sibling !== at && sibling instanceof HTMLElement) found.push(sibling);
    }
  }
  return found;
}
