import { type RefObject, useEffect, useRef } from 'react';
import { OPENED_ATTRIBUTE } from './splash-marks.ts';
import styles from './splash-picture.module.css';

/**
 * The splash's own animation, undefined once it is over. On a first visit a later one only ensures that
 * the splash never covers a page for good; a page that hydrates late must not wait for that.
 */
function timeOf(splash: HTMLElement | null): Animation | undefined {
  const running = splash?.getAnimations() ?? [];
  const isFirst = document.documentElement.getAttribute(OPENED_ATTRIBUTE) === 'first';
  return isFirst ? running.find(isStay) : running[0];
}

function isStay(animation: Animation): boolean {
  return animation instanceof CSSAnimation && animation.animationName === styles.stay;
}

let over: Promise<unknown> = Promise.resolve();

/** Settles when the splash over this page is over; at once where there is none. */
export function splashOver(): Promise<unknown> {
  return over;
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
    const finished = Promise.resolve(timeOf(splash.current)?.finished);
    over = finished.then(
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
