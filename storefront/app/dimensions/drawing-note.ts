import type { Drawing } from './dimension-drawing.ts';
import { MARGIN, NOTE_BASE } from './drawing-frame.ts';
import { middle, n, OVER_VIEW, TEXT } from './drawing-markup.ts';

/** Half of the longest note, and of the room beside a cord for its measure. */
const HALF_NOTE = 92;
const CORD_MEASURE = 150;
/** From the note's base line to what is below it. */
const UNDER_NOTE = 12;

/** What the reference is, above it, or above the product where that is in the way; else at the drawing's top. */
export function noteMarkup(
  { frame, product, broken, reference: { box }, ceiling, side }: Drawing,
  text: string,
): string {
  // Beside what is long it is about both.
  const isBelow = broken && box.y > product.y + product.height;
  const over = broken && !isBelow ? (product.x + box.x + box.width) / 2 : middle(box);
  const x = Math.min(over, frame.width - MARGIN.side / 2 - HALF_NOTE);
  const reach = ceiling === undefined ? product.x + product.width : middle(product) + CORD_MEASURE;
  const inWay = !isBelow && Math.max(reach, product.x + product.width) > x - HALF_NOTE;
  const above = Math.min(ceiling ?? product.y, (side?.box.y ?? product.y) - OVER_VIEW - TEXT);
  const base = (inWay ? Math.min(box.y, above) : box.y) - UNDER_NOTE;
  const isFree = base - TEXT >= NOTE_BASE + UNDER_NOTE;
  const place = isFree ? { x, y: base } : { x: frame.width / 2, y: NOTE_BASE };
  return `<text x="${n(place.x)}" y="${n(place.y)}" data-part="note">${text}</text>`;
}
