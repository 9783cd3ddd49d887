import type { Point } from './picture-zoom.ts';

/** Where a finger or the mouse is on the screen. */
export type ClientPlace = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** How far two points of a frame are from each other. */
export function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** How far two fingers are from each other on the screen. */
export function distance(a: ClientPlace, b: ClientPlace): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

/** The place between two fingers, about which they zoom. */
export function middleOf(a: ClientPlace, b: ClientPlace): ClientPlace {
  return { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 };
}
