import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls `done` once when the splash has faded, also when it did so before the page came alive.
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
    const animations = splash.current?.getAnimations() ?? [];
    Promise.all(animations.map(({ finished }) => finished)).then(
      () => here && latest.current(),
      // Cancelled: the splash was taken away.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [splash]);
  return () => {
    for (const animation of splash.current?.getAnimations() ?? []) animation.finish();
  };
}
