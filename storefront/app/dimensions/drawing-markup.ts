import type { Drawing, Reference } from './dimension-drawing.ts';
import { type Box, type Frame, MARGIN, SECOND_LINE } from './drawing-frame.ts';
import type { Measure } from './measures.ts';
import { cordsPath, type Outline, outlineParts } from './outline-paths.ts';
import type { SideView, ViewName } from './side-view.ts';

/**
 * The shapes of a drawing as SVG markup, made once instead of rendered element by element. Nothing in it
 * comes from a person: numbers, the texts that `textOf` makes of them, and the names of two views.
 */
export function drawingMarkup(
  drawing: Drawing,
  textOf: (measure: Pick<Measure, 'of' | 'mm' | 'named'>) => string,
  nameOf: (view: ViewName) => string,
): string {
  const { frame, product, outline, side, hole, measures, reference, ceiling, floor } = drawing;
  const hang =
    ceiling === undefined
      ? ''
      : cord(middle(product), ceiling, product.y, drawing.cordShortened) + ground(ceiling, frame);
  return [
    floor === undefined ? '' : ground(floor, frame),
    hang,
    referenceMarkup(reference),
    productMarkup(product, outline),
    side === undefined ? '' : sideMarkup(side) + namesMarkup(side, product, nameOf),
    hole === undefined ? '' : holeMarkup(hole, product, outline),
    ...measures.map((measure) => measureMarkup(measure, textOf(measure), drawing)),
    ...measures.map((measure) => unseenMarkup(measure, textOf)),
  ].join('');
}

/** Product and reference alone, for a size at which nothing can be read, with the view box that they fill. */
export function silhouettes({ product, outline, reference }: Drawing): {
  readonly viewBox: string;
  readonly markup: string;
} {
  const { box } = reference;
  const top = Math.min(product.y, box.y);
  const foot = Math.max(product.y + product.height, box.y + box.height);
  const width = box.x + box.width - product.x;
  return {
    viewBox: [product.x, top, width, foot - top].map(n).join(' '),
    markup: referenceMarkup(reference) + productMarkup(product, outline),
  };
}

function productMarkup({ x, y, width, height }: Box, outline: Outline): string {
  const place = `transform="translate(${n(x)} ${n(y)})"`;
  const cords = cordsPath(outline, width, height);
  const hung = cords === '' ? '' : `<path data-part="cords" ${place} d="${cords}"/>`;
  const parts = outlineParts(outline, width, height);
  return hung + parts.map((d) => `<path data-part="product" ${place} d="${d}"/>`).join('');
}

/** From below the edge of the hole; from the side the ceiling, and lines up to how wide its gap is. */
function holeMarkup({ x, y, width, height }: Box, product: Box, outline: Outline): string {
  if (height > 0) {
    return `<rect data-part="hole" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(outline === 'disc' ? width / 2 : 3)}"/>`;
  }
  const end = x + width;
  const ends = [x, end].map((at) => line('hole', at, product.y - 18, at, y));
  const beside = Math.min(CEILING_BESIDE, product.x - 24);
  return `${ends.join('')}${line('ground', product.x - beside, y, x, y)}${line('ground', end, y, product.x + product.width + 18, y)}`;
}

function sideMarkup({ box, ceiling }: SideView): string {
  const end = box.x + box.width;
  const fixedTo =
    ceiling === undefined ? '' : line('ground', box.x - STUB, ceiling, end + STUB, ceiling);
  return fixedTo + productMarkup(box, 'box');
}

/** Above each of two views, where it is seen from. */
function namesMarkup(
  { box, seen }: SideView,
  product: Box,
  nameOf: (view: ViewName) => string,
): string {
  const name = (view: ViewName, below: Box) =>
    `<text data-part="view" x="${n(middle(below))}" y="${n(below.y - OVER_VIEW)}">${nameOf(view)}</text>`;
  return name(seen.edge, box) + name(seen.face, product);
}

export function middle({ x, width }: Box): number {
  return x + width / 2;
}

/** From the ceiling to what hangs; one that is longer than drawn is cut in its middle, as in drawings by hand. */
function cord(x: number, top: number, foot: number, shortened: boolean): string {
  if (!shortened) return line('cable', x, top, x, foot);
  const [above, below] = [-CUT, CUT].map((off) => (top + foot) / 2 + off) as [number, number];
  const strokes = [above, below].map((y) => line('cable', x - SLANT, y + 2, x + SLANT, y - 2));
  return line('cable', x, top, x, above) + line('cable', x, below, x, foot) + strokes.join('');
}

function ground(y: number, { width }: Frame): string {
  return line('ground', MARGIN.side, y, width - MARGIN.side, y);
}

function line(part: string, x1: number, y1: number, x2: number, y2: number): string {
  return `<path data-part="${part}" d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}"/>`;
}

/** From a view to its name. */
export const OVER_VIEW = 9;
/** How far the ceiling goes on beside a view from the side: its height is measured beyond. */
const STUB = 8;
/** How far the ceiling goes on before a recessed lamp: its height is measured across it. */
const CEILING_BESIDE = 44;
/** From the middle of a shortened cord to the two strokes that cut it, and how far those go to each side. */
const CUT = 2.5;
const SLANT = 5;
/** From a cord to its text, with a thin line between them. */
export const CORD_TEXT = 34;
/** A shorter cord has its text lower than its middle, clear of the ceiling. */
const SHORT_CORD = 28;
/** Half of the stroke across each end of a dimension line. */
const TICK = 5;
/** A height that is not much higher than its text, which a ceiling or a floor may run through. */
const SHORT_HEIGHT = 56;
/** From a level line to the base of its text. */
const UNDER_LINE = 20;
/** A text's height. */
export const TEXT = 18;
/** The label of a size that is not seen, and how far it goes below its text's base. */
const UNSEEN = { width: 100, height: 22, foot: 6 };

type Lines = Pick<Drawing, 'ceiling' | 'floor'>;

/**
 * Where a height's text is: in its middle, of a short one below a ceiling and above a floor, which would run through
 * it.
 */
function heightBase(top: number, foot: number, { ceiling, floor }: Lines): number {
  const middleBase = (top + foot) / 2 + 5;
  if (foot - top >= SHORT_HEIGHT) return middleBase;
  if (ceiling !== undefined && top - ceiling < TEXT) return Math.max(foot, ceiling) + TEXT;
  if (floor !== undefined && floor - foot < TEXT) return Math.min(top, floor) - TICK - 3;
  return middleBase;
}

/** The size that is not seen from this side, in a label of its own: the line above it measures another one. */
function unseenMarkup(
  { also, from: [x1], to: [x2, y] }: Measure,
  textOf: (size: Pick<Measure, 'of' | 'mm' | 'named'>) => string,
): string {
  if (also === undefined) return '';
  const base = y + UNDER_LINE + SECOND_LINE;
  const at = (x1 + x2) / 2;
  const { width, height, foot } = UNSEEN;
  return `<rect data-part="label" x="${n(at - width / 2)}" y="${n(base + foot - height)}" width="${width}" height="${height}" rx="${height / 2}"/><text data-part="unseen" x="${n(at)}" y="${n(base)}">${textOf(also)}</text>`;
}

function measureMarkup(
  { of, from: [x1, y1], to: [x2, y2] }: Measure,
  text: string,
  lines: Lines,
): string {
  // A cord can be shortened: its text is beside it, without a line between two ends.
  if (of === 'cable') {
    const at = (y1 + y2) / 2;
    const base = y2 - y1 < SHORT_CORD ? y1 + TEXT + 2 : at + 5;
    return `<path data-part="leader" d="M${n(x1 + SLANT + 3)} ${n(at)}L${n(x1 + CORD_TEXT - 6)} ${n(base - 5)}"/><text data-part="beside" x="${n(x1 + CORD_TEXT)}" y="${n(base)}">${text}</text>`;
  }
  const level = y1 === y2;
  const [dx, dy] = level ? [0, TICK] : [TICK, 0];
  const ends = [
    [x1, y1],
    [x2, y2],
  ] as const;
  const ticks = ends
    .map(([x, y]) => `M${n(x - dx)} ${n(y - dy)}L${n(x + dx)} ${n(y + dy)}`)
    .join('');
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const place = level
    ? `x="${n(x)}" y="${n(of === 'cutout' ? y - 9 : y + UNDER_LINE)}"`
    : `data-part="before" x="${n(x - 12)}" y="${n(heightBase(y1, y2, lines))}"`;
  return `<path data-part="measure" d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}${ticks}"/><text ${place}>${text}</text>`;
}

/** Familiar things in a box of one hundred by their height, drawn with thick round lines. */
const REFERENCES: Readonly<
  Record<Reference['kind'], { width: number; height: number; d: string }>
> = {
  hand: {
    width: 100,
    height: 190,
    d: 'M24 96Q20 80 20 62V42a9 9 0 0 1 18 0V20a9 9 0 0 1 18 0V10a9 9 0 0 1 18 0V30a9 9 0 0 1 18 0V112C92 128 88 140 84 150V190H36V160C24 150 12 134 2 116A9.5 9.5 0 0 1 18 106Z',
  },
  person: {
    width: 48,
    height: 170,
    d: 'M24 0a11 11 0 1 1 0 22a11 11 0 1 1 0 -22ZM15 27H33C40 27 44 32 45 38L48 84A4.5 4.5 0 0 1 39 85L36.500 52V166A4.500 4.500 0 0 1 26 166V104H22V166A4.500 4.500 0 0 1 11.500 166V52L9 85A4.500 4.500 0 0 1 0 84L3 38C4 32 8 27 15 27Z',
  },
  door: {
    width: 90,
    height: 210,
    d: 'M0 0H90V210H0ZM6 6V210H84V6ZM72 108a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z',
  },
};

function referenceMarkup({ kind, box }: Reference): string {
  const { width, d } = REFERENCES[kind];
  const scale = Math.round((box.width / width) * 1_000) / 1_000;
  return `<path data-part="reference" fill-rule="evenodd" transform="translate(${n(box.x)} ${n(box.y)}) scale(${scale})" d="${d}"/>`;
}

export function n(value: number): number {
  return Math.round(value * 10) / 10;
}
