import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import type { Box } from './drawing-frame.ts';
import type { Face } from './face-of.ts';
import type { Measure } from './measures.ts';

/** A flat product once more, from the side, for the size that it has not from below: above the other, in its scale. */
export interface SideView {
  readonly box: Box;
  /** The ceiling that it is fixed to or let into; undefined on walls. */
  readonly ceiling: number | undefined;
}

/** Between the two views. */
const APART = 22;

/** How much is known to be above a flat product: in millimetres, and in the drawing's units besides. */
export function sideSize(
  face: Face,
  { height_mm = 0 }: NonNullable<ProductSpecs['dimensions']>,
): { readonly mm: number; readonly apart: number } {
  return face.flat && height_mm > 0 ? { mm: height_mm, apart: APART } : { mm: 0, apart: 0 };
}

/** The view above `product`. */
export function sideView(
  { x, y, width }: Box,
  height: number,
  mounting: ProductSpecs['mounting'],
): SideView | undefined {
  if (height === 0) return undefined;
  const box = { x, y: y - APART - height, width, height };
  // What is let in is above the ceiling.
  const ceilings = { surface: box.y, recessed: box.y + height };
  return {
    box,
    ceiling: mounting === 'surface' || mounting === 'recessed' ? ceilings[mounting] : undefined,
  };
}

/** Its height, at its side. */
export function sideMeasure({ box: { x, y, height } }: SideView, mm: number, off: number): Measure {
  return { of: 'height', mm, from: [x - off, y], to: [x - off, y + height] };
}
