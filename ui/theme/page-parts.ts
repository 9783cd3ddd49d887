import { isRectInView } from './in-view.ts';

/** What can hold parts of a page that light reaches late or that nobody sees. */
const PARENTS = 'main, footer, body > * > nav';

/** The part of the window, from its top, that light from the top bar reaches first. */
const NEAR = 0.25;

/** What is restyled in one frame: a larger part is divided where it can be. */
export const MOST_ELEMENTS = 80;

/** A part of the page that can be skipped, as it was measured before any style was written. */
export interface PagePart {
  readonly box: HTMLElement;
  /** For `contain-intrinsic-size`, which leaves padding and border out. */
  readonly size: string;
  /** Out of view, or in view but below the near part of the window. */
  readonly place: 'unseen' | 'far';
}

/** The parts of the page that are not near the top of the window, from the top down. */
export function pageParts(): PagePart[] {
  const parents = [...document.querySelectorAll<HTMLElement>(PARENTS)];
  return parents.flatMap((parent) => partsAt(parent));
}

function partsAt(box: HTMLElement): PagePart[] {
  const place = placeOf(box.getBoundingClientRect());
  if (place === 'nowhere') {
    return getComputedStyle(box).display === 'contents' ? partsInside(box) : [];
  }
  const whole = place === 'near' || !keepsItsPlace(box) ? undefined : { box, place };
  const divisible = !isSkippedAlready(box);
  const tooLarge = () => elementsIn(box) > MOST_ELEMENTS;
  const inner = divisible && (whole === undefined || tooLarge()) ? partsInside(box) : [];
  if (whole === undefined || inner.length > 1) return inner;
  return [{ ...whole, size: contentSize(box) }];
}

/** What the browser skips by itself would have to be laid out for the places of its parts. */
function isSkippedAlready(box: HTMLElement): boolean {
  return (
    box.matches('details:not([open])') || getComputedStyle(box).contentVisibility !== 'visible'
  );
}

export function elementsIn(box: HTMLElement): number {
  return box.getElementsByTagName('*').length;
}

function partsInside(box: HTMLElement): PagePart[] {
  const children = [...box.children].filter((child) => child instanceof HTMLElement);
  return children.flatMap((child) => partsAt(child));
}

function placeOf(rect: DOMRect): PagePart['place'] | 'near' | 'nowhere' {
  const { top, bottom } = rect;
  if (bottom <= top) return 'nowhere';
  if (!isRectInView(rect)) return 'unseen';
  return top > innerHeight * NEAR ? 'far' : 'near';
}

/** Whether nothing moves when a box's content is skipped: no margin reaches through its edges. */
function keepsItsPlace(box: HTMLElement): boolean {
  const { display, position } = getComputedStyle(box);
  if (/^(flex|grid|flow-root)$/.test(display)) return true;
  if (display !== 'block' && display !== 'list-item') return false;
  if (position === 'absolute' || position === 'fixed') return true;
  return /flex|grid/.test(getComputedStyle(box.parentElement ?? box).display);
}

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
