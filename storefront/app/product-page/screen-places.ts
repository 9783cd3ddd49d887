import type { Point } from './picture-zoom.ts';

/** Where a finger or the mouse is on the screen. */
export type ClientPlace = Pick<MouseEvent, 'clientX' | 'clientY'>;

export function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function distance(a: ClientPlace, b: ClientPlace): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

export function middleOf(a: ClientPlace, b: ClientPlace): ClientPlace {
  return { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 };
}
