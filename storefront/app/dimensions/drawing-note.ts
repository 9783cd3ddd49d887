import type { Drawing } from './dimension-drawing.ts';
import { type Box, NOTE, noteHeight } from './drawing-frame.ts';
import { CORD_TEXT, middle, n, OVER_VIEW, TEXT } from './drawing-markup.ts';

/** The room beside a cord for its measure, from the cord. */
const CORD_MEASURE = 150;
/** How far the measure of a short cord goes below the ceiling. */
const CORD_FOOT = 26;

/** What the reference is, directly above it: in one line, or in two where the product leaves no room for one. */
export function noteMarkup(drawing: Drawing, text: string): string {
  const { frame, reference, ceiling } = drawing;
  const { box } = reference;
  const x = middle(box);
  const isInside = x + NOTE.halfOfOne <= frame.width - NOTE.edge;
  const lines = isInside && isFree(drawing, noteBox(box, 1)) ? [text] : inTwo(text);
  const isBelowCeiling =
    ceiling === undefined || isFreeOfCord(drawing, ceiling, noteBox(box, lines.length));
  const foot = isBelowCeiling ? box.y : Math.min(box.y, ceiling);
  const words = lines.map((line, at) => {
    const base = foot - NOTE.under - (lines.length - 1 - at) * NOTE.line;
    return `<tspan x="${n(x)}" y="${n(base)}">${line}</tspan>`;
  });
  return `<text data-part="note">${words.join(' ')}</text>`;
}

/** Whether a note is below the ceiling and beside what is said of the cord there. */
function isFreeOfCord({ product, measures }: Drawing, ceiling: number, note: Box): boolean {
  if (note.y <= ceiling) return false;
  const isSaid = measures.some(({ of }) => of === 'cable');
  return !isSaid || !overlap(cordText(product, ceiling), note);
}

/** Where a note of so many lines is, above what it is about. */
function noteBox(about: Box, lines: number): Box {
  const half = lines === 1 ? NOTE.halfOfOne : NOTE.half;
  return {
    x: middle(about) - half,
    y: about.y - noteHeight(lines),
    width: 2 * half,
    height: NOTE.line * lines,
  };
}

/** Whether nothing else is drawn there. */
function isFree({ product, side, ceiling }: Drawing, note: Box): boolean {
  const cord = ceiling === undefined ? [] : [cordText(product, ceiling)];
  const views = side === undefined ? [] : [side.box, named(side.box), named(product)];
  const isBelowCeiling = ceiling === undefined || note.y > ceiling;
  return isBelowCeiling && ![product, ...views, ...cord].some((other) => overlap(other, note));
}

function cordText(product: Box, ceiling: number): Box {
  const x = middle(product) + CORD_TEXT;
  // That of a short cord goes below it.
  const height = Math.max(product.y - ceiling, CORD_FOOT);
  return { x, y: ceiling, width: CORD_MEASURE - CORD_TEXT, height };
}

/** The name of a view, above it. */
function named({ x, y, width }: Box): Box {
  return { x, y: y - OVER_VIEW - TEXT, width, height: TEXT };
}

function overlap(a: Box, b: Box): boolean {
  const isBeside = a.x + a.width + NOTE.apart <= b.x || b.x + b.width + NOTE.apart <= a.x;
  return !isBeside && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The words in two lines of about the same length. */
function inTwo(text: string): readonly string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const half = text.length / 2;
  const [at] = spaces.sort((a, b) => Math.abs(a - half) - Math.abs(b - half));
  return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
