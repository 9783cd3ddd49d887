/** Whether any part of an element is inside the window. */
export function isInView(element: Element): boolean {
  return isRectInView(element.getBoundingClientRect());
}

/** Whether any part of a rectangle, in places of the window, is inside the window. */
export function isRectInView({ top, bottom, left, right }: DOMRect): boolean {
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom > top;
}
