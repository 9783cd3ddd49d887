import { type PointerEvent, type RefObject, useRef } from 'react';

/** A swipe closes when it is longer than this, in CSS pixels (specification §9). */
export const SWIPE_CLOSE_PX = 50;

/** `left` and `right` are physical, independent of the text's direction. */
export type SwipeDirection = 'down' | 'left' | 'right' | 'sideways';

export interface SwipeCloseOptions {
  readonly direction: SwipeDirection;
  /** What follows the finger. */
  readonly target: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Distance of a movement in a direction; negative or 0 when it goes elsewhere. */
export function swipeDistance(direction: SwipeDirection, dx: number, dy: number): number {
  if (direction === 'down') return Math.abs(dy) > Math.abs(dx) ? dy : 0;
  if (Math.abs(dx) <= Math.abs(dy)) return 0;
  if (direction === 'sideways') return Math.abs(dx);
  return direction === 'left' ? -dx : dx;
}

/**
 * Pointer handlers that close something by a swipe. There must be a button that closes it too (WCAG 2.5.1).
 * Set `touch-action` on the element so that the browser does not handle the movement.
 */
export function useSwipeClose({ direction, target, onClose }: SwipeCloseOptions) {
  const start = useRef<{ x: number; y: number; pointer: number } | null>(null);

  function follow(dx: number, dy: number): void {
    const element = target.current;
    if (element === null) return;
    const distance = Math.max(0, swipeDistance(direction, dx, dy));
    if (distance > 0) element.dataset.swiping = '';
    element.style.translate =
      direction === 'down' ? `0 ${distance}px` : `${Math.sign(dx) * distance}px 0`;
  }

  function end(): void {
    start.current = null;
    const element = target.current;
    if (element === null) return;
    delete element.dataset.swiping;
    element.style.translate = '';
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      start.current = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    },
    onPointerMove(event: PointerEvent) {
      const from = start.current;
      if (from === null || from.pointer !== event.pointerId) return;
      follow(event.clientX - from.x, event.clientY - from.y);
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      if (from === null || from.pointer !== event.pointerId) return;
      const distance = swipeDistance(direction, event.clientX - from.x, event.clientY - from.y);
      end();
      if (distance > SWIPE_CLOSE_PX) onClose();
    },
    onPointerCancel: end,
  };
}
