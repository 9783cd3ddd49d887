import { type RefObject, useEffect, useState } from 'react';

/** A subject is being read while its heading has passed this part of the window's height. */
const READING_LINE = 0.35;

/**
 * Which of the headings inside an element is the last that has been scrolled past the upper third of the window;
 * undefined before it is known.
 */
export function useSubjectInView(within: RefObject<HTMLElement | null>): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => {
    function look() {
      const headings = [...(within.current?.querySelectorAll('h2[id]') ?? [])];
      const line = innerHeight * READING_LINE;
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < line);
      // At the foot of the page the last ones cannot come as high.
      const atFoot =
        scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      setId((atFoot ? headings : passed).at(-1)?.id ?? headings[0]?.id);
    }
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [within]);
  return id;
}
