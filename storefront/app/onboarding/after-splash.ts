import { type RefObject, useEffect, useRef } from 'react';

/** The splash's own animation; the others only ensure that it never covers a page for good. */
function timeOf(splash: HTMLElement | null): Animation | undefined {
  return splash?.getAnimations()[0];
}

/**
 * Calls `done` once when the splash is over, also if that was before hydration.
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
      // Cancelled: the splash was removed.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [splash]);
  return () => timeOf(splash.current)?.finish();
}
