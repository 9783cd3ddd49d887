import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import type { Box } from './drawing-frame.ts';
import type { Face } from './face-of.ts';
import type { Measure } from './measures.ts';

/** A flat product once more, from the side, for the size that it has not from below: above the other, in its scale. */
export interface SideView {
  readonly box: Box;
  /** The ceiling that it is fixed to or let into; undefined on walls. */
  readonly ceiling: number | undefined;
  /** Where this view and the other are seen from. */
  readonly seen: SeenFrom;
}

/** Where a view is seen from. */
export type ViewName = 'above' | 'below' | 'front' | 'side';

interface SeenFrom {
  readonly face: ViewName;
  readonly edge: ViewName;
}

/** Between the two views, with the name of the lower one, and above both the room for the other's. */
const APART = 34;
const NAME = 20;

const BELOW: SeenFrom = { face: 'below', edge: 'side' };
const FRONT: SeenFrom = { face: 'front', edge: 'above' };
/** What its kind says otherwise than how it is fixed. */
const BY_KIND: readonly (readonly [RegExp, SeenFrom])[] = [
  [/^step-light/, FRONT],
  [/^(mirror-light|picture-light)/, { face: 'above', edge: 'front' }],
  [/^solar-street/, BELOW],
];

/** How much is known to be above a flat product: in millimetres, and in the drawing's units besides. */
export function sideSize(
  face: Face,
  { height_mm = 0 }: NonNullable<ProductSpecs['dimensions']>,
): { readonly mm: number; readonly apart: number } {
  return face.flat && height_mm > 0 ? { mm: height_mm, apart: APART + NAME } : { mm: 0, apart: 0 };
}

function seenFrom({ kind = '', mounting }: ProductSpecs): SeenFrom {
  const named = BY_KIND.find(([pattern]) => pattern.test(kind))?.[1];
  if (named !== undefined) return named;
  if (mounting === 'wall') return FRONT;
  return mounting === 'recessed' || mounting === 'surface'
    ? BELOW
    : { face: 'above', edge: 'side' };
}

/** The view above `product`. */
export function sideView(
  { x, y, width }: Box,
  height: number,
  specs: ProductSpecs,
): SideView | undefined {
  if (height === 0) return undefined;
  const box = { x, y: y - APART - height, width, height };
  const { mounting } = specs;
  // What is let in is above the ceiling.
  const ceilings = { surface: box.y, recessed: box.y + height };
  return {
    box,
    ceiling: mounting === 'surface' || mounting === 'recessed' ? ceilings[mounting] : undefined,
    seen: seenFrom(specs),
  };
}

/** Its height, at its side. */
export function sideMeasure({ box: { x, y, height } }: SideView, mm: number, off: number): Measure {
  return { of: 'height', mm, from: [x - off, y], to: [x - off, y + height] };
}
