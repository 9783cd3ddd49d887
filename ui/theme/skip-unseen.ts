import { isInView } from './in-view.ts';

/** What a page is made of that can be skipped while it is out of view. */
const BOXES = 'main :is(article, section), footer';
const ALL_BOXES = `${BOXES}, nav`;

/** The part of the window, from its top, that light from the top bar reaches first. */
const NEAR = 0.4;

/** A page that is never idle goes on after so long. */
const BUSY_MS = 200;

function whenIdle(then: () => void): void {
  const idle: typeof requestIdleCallback | undefined = globalThis.requestIdleCallback;
  if (idle === undefined) setTimeout(then, 16);
  else idle(then, { timeout: BUSY_MS });
}

/** A box of the page with its size, which was read before any style was written. */
interface Measured {
  readonly box: HTMLElement;
  readonly size: string;
}

export interface SkippedBoxes {
  /**
   * Skips what is in view but far below the top bar, too, where light that spreads from there comes last; to
   * be called with the change of colours.
   *
   * @returns a function that brings it back, one box a frame from the top down.
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
  const unseen = outermost(BOXES, (box) => !isInView(box) && box.clientHeight > 0);
  const far = outermost(ALL_BOXES, isFar, unseen);
  const skipped = unseen.map(measured);
  const deferred = far.map(measured);
  for (const one of skipped) {
    one.box.dataset.skipped = '';
    hide(one);
  }
  return { deferFar: () => deferring(deferred), bringBack: bringingBack(unseen) };
}

/**
 * The boxes for which this is true and that are not inside others of them. What is inside one is not asked:
 * the browser would lay it out for that.
 */
function outermost(
  boxes: string,
  is: (box: HTMLElement) => boolean,
  except: readonly HTMLElement[] = [],
): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (const box of document.querySelectorAll<HTMLElement>(boxes)) {
    if ([...except, ...found].some((other) => other.contains(box))) continue;
    if (is(box)) found.push(box);
  }
  return found;
}

function isFar(box: HTMLElement): boolean {
  return box.getBoundingClientRect().top > innerHeight * NEAR && isInView(box);
}

function deferring(deferred: readonly Measured[]): () => void {
  deferred.forEach(hide);
  const waiting = deferred.map(({ box }) => box);
  return function inFrames() {
    const box = waiting.shift();
    if (box === undefined) return;
    reveal(box);
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

function hide({ box, size }: Measured): void {
  box.style.setProperty('contain-intrinsic-size', size);
  box.style.setProperty('content-visibility', 'hidden');
}

function reveal(box: HTMLElement): void {
  box.style.removeProperty('content-visibility');
  box.style.removeProperty('contain-intrinsic-size');
}

function measured(box: HTMLElement): Measured {
  return { box, size: contentSize(box) };
}

/** For `contain-intrinsic-size`, which leaves padding and border out. */
function contentSize(box: HTMLElement): string {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(box);
  const { width, height } = box.getBoundingClientRect();
  const across = box.offsetWidth - box.clientWidth + parse(paddingLeft) + parse(paddingRight);
  const down = box.offsetHeight - box.clientHeight + parse(paddingTop) + parse(paddingBottom);
  return `${width - across}px ${height - down}px`;
}

function parse(px: string): number {
  return Number.parseFloat(px) || 0;
}
