import { elementsIn, MOST_ELEMENTS, type PagePart, pageParts } from './page-parts.ts';

/** A page that is never idle goes on after so long. */
const BUSY_MS = 200;

function whenIdle(then: () => void): void {
  const idle: typeof requestIdleCallback | undefined = globalThis.requestIdleCallback;
  if (idle === undefined) setTimeout(then, 16);
  else idle(then, { timeout: BUSY_MS });
}

export interface SkippedBoxes {
  /**
   * Skips what is in view but far below the top bar, too, where light that spreads from there comes last; to
   * be called with the change of colours.
   *
   * @returns a function that brings it back from the top down, some boxes a frame.
   */
  readonly deferFar: () => () => void;
  /** Brings back what is out of view, one box in each idle frame. */
  readonly bringBack: () => void;
}

/**
 * Makes the browser skip what is out of view, so that a change of every colour only has to restyle what is
 * seen. Boxes keep their sizes, and are rendered again at once when the page is scrolled or walked through
 * by keyboard.
 */
export function skipUnseen(): SkippedBoxes {
  const parts = pageParts();
  const unseen = parts.filter(({ place }) => place === 'unseen');
  const far = parts.filter(({ place }) => place === 'far');
  for (const part of unseen) {
    part.box.dataset.skipped = '';
    hide(part);
  }
  return { deferFar: () => deferring(far), bringBack: bringingBack(unseen.map(({ box }) => box)) };
}

function deferring(deferred: readonly PagePart[]): () => void {
  deferred.forEach(hide);
  const waiting = deferred.map(({ box }) => box);
  return function inFrames() {
    for (let elements = 0; elements < MOST_ELEMENTS; ) {
      const box = waiting.shift();
      if (box === undefined) return;
      reveal(box);
      elements += elementsIn(box);
    }
    requestAnimationFrame(inFrames);
  };
}

function bringingBack(unseen: readonly HTMLElement[]): () => void {
  const waiting = [...unseen];
  const needed = new AbortController();
  const show = (count: number) => {
    for (const box of waiting.splice(0, count)) {
      reveal(box);
      // Its new colours come without transitions, which nobody would see.
      requestAnimationFrame(() => whenIdle(() => delete box.dataset.skipped));
    }
    if (waiting.length === 0) needed.abort();
  };
  for (const move of ['scroll', 'wheel', 'keydown']) {
    const options = { capture: true, passive: true, signal: needed.signal };
    addEventListener(move, () => show(waiting.length), options);
  }
  return function inIdleFrames() {
    if (waiting.length === 0) return;
    whenIdle(() => {
      show(1);
      // The next one is not rendered in the same frame.
      requestAnimationFrame(inIdleFrames);
    });
  };
}

function hide({ box, size }: PagePart): void {
  box.style.setProperty('contain-intrinsic-size', size);
  box.style.setProperty('content-visibility', 'hidden');
}

function reveal(box: HTMLElement): void {
  box.style.removeProperty('content-visibility');
  box.style.removeProperty('contain-intrinsic-size');
}
