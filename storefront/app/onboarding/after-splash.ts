import { type RefObject, useEffect, useRef } from 'react';

/** The splash's own time; what follows it in the list only makes sure that it never covers a page for good. */
function timeOf(splash: HTMLElement | null): Animation | undefined {
  return splash?.getAnimations()[0];
}

/**
 * Calls `done` once when the splash's time is over, also when it was so before the page came alive.
 *
 * @returns a function that ends the splash at once.
 */
export function useAfterSplash(
  splash: RefObject<HTMLElement | null>,
  done: () => void,
): () => void {
  const latest = useRef(done);
  useEffect(() => {
    latest.current = done;
  });
  useEffect(() => {
    let here = true;
    Promise.resolve(timeOf(splash.current)?.finished).then(
      () => here && latest.current(),
      // Cancelled: the splash was taken away.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [splash]);
  return () => timeOf(splash.current)?.finish();
}
