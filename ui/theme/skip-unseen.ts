import { isInView } from './in-view.ts';

/** What a page is made of that can be skipped while it is out of view. */
const BOXES = 'main :is(article, section), footer';

const whenIdle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 16));

/**
 * Makes the browser skip what is out of view, so that a change of every colour only has to restyle what is
 * seen. Boxes keep their sizes, and are rendered again at once when the page is scrolled or walked through
 * by keyboard.
 *
 * @returns a function that brings them back, one in each idle moment.
 */
export function skipUnseen(): () => void {
  const unseen = [...document.querySelectorAll<HTMLElement>(BOXES)].filter(
    (box) => !isInView(box) && box.clientHeight > 0,
  );
  const outermost = unseen.filter(
    (box) => !unseen.some((other) => other !== box && other.contains(box)),
  );
  // Every size is read before the first style is written.
  const skipped = outermost.map((box) => ({ box, size: contentSize(box) }));
  for (const { box, size } of skipped) skip(box, size);
  const waiting = skipped.map(({ box }) => box);
  const needed = new AbortController();
  const bringBack = (count: number) => {
    waiting.splice(0, count).forEach(show);
    if (waiting.length === 0) needed.abort();
  };
  for (const move of ['scroll', 'wheel', 'keydown']) {
    const options = { capture: true, passive: true, signal: needed.signal };
    addEventListener(move, () => bringBack(waiting.length), options);
  }
  return function inIdleMoments() {
    if (waiting.length === 0) return;
    whenIdle(() => {
      bringBack(1);
      inIdleMoments();
    });
  };
}

function skip(box: HTMLElement, size: string): void {
  box.dataset.skipped = '';
  box.style.setProperty('contain-intrinsic-size', size);
  box.style.setProperty('content-visibility', 'hidden');
}

function show(box: HTMLElement): void {
  box.style.removeProperty('content-visibility');
  box.style.removeProperty('contain-intrinsic-size');
  // Its new colours come without transitions, which nobody would see.
  requestAnimationFrame(() => whenIdle(() => delete box.dataset.skipped));
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
