import { type RefObject, useEffect, useState } from 'react';

/** Below the window counts as inside: only what left at the top is outside, however far the page jumped. */
const ALL_BELOW = '0px 0px 1000000px 0px';

/** Whether an element has been scrolled out at the top of the window; false until that is known. */
export function usePassed(element: RefObject<HTMLElement | null>): boolean {
  return useOutside(element, ALL_BELOW);
}

/** Whether an element is out of the window, above it or below; false until that is known. */
export function useOutOfView(element: RefObject<HTMLElement | null>): boolean {
  return useOutside(element, '0px');
}

function useOutside(element: RefObject<HTMLElement | null>, rootMargin: string): boolean {
  const [outside, setOutside] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(
      (changes) => setOutside(changes.at(-1)?.isIntersecting === false),
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rootMargin]);
  return outside;
}
