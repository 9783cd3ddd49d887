import { type RefObject, useEffect, useState } from 'react';

/** Below the window counts as inside: only what left at the top is outside, however far the page jumped. */
const ALL_BELOW = '0px 0px 1000000px 0px';

/** Whether an element has been scrolled out at the top of the window; false until that is known. */
export function usePassed(element: RefObject<HTMLElement | null>): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(
      (changes) => setPassed(changes.at(-1)?.isIntersecting === false),
      { rootMargin: ALL_BELOW },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return passed;
}
