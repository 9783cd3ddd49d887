import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import type { Box } from './drawing-frame.ts';
import type { Face } from './face-of.ts';

/** A dimension line with its ends, and what it measures in millimetres. */
export interface Measure {
  readonly of: 'diameter' | 'length' | 'width' | 'height' | 'cable' | 'cutout';
  readonly mm: number;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** What its text calls it, where another one is below it. */
  readonly named?: 'length' | 'width';
  /** The third size, which is not seen from this side. */
  readonly also?: {
    readonly of: 'length' | 'width';
    readonly mm: number;
    readonly named: 'length' | 'width';
  };
}

/** From the outline to a dimension line. */
export const OFF = 16;
/** From the outline to a dimension line below a bar under a ceiling, whose height has its text between the two. */
const OFF_BAR = 28;
/** From a recessed lamp to the dimension line of its cut-out, which has its text above it. */
const OVER = 14;

export function measuresOf(
  { dimensions = {} }: ProductSpecs,
  { x, y, width, height }: Box,
  ceiling: number | undefined,
  face: Face,
  also: Measure['also'],
  hole: Box | undefined,
): readonly Measure[] {
  const below = y + height + (face.bar ? OFF_BAR : OFF);
  const beside = x - OFF;
  const middle = x + width / 2;
  const measures: Measure[] = [
    {
      of: face.measures,
      mm: face.width,
      from: [x, below],
      to: [x + width, below],
      ...(also && { also, named: also.of === 'width' ? 'length' : 'width' }),
    },
  ];
  if (!face.round) {
    measures.push({ of: 'height', mm: face.height, from: [beside, y], to: [beside, y + height] });
  }
  if (hole !== undefined && hole.height === 0) {
    const over = y - OVER;
    measures.push({
      of: 'cutout',
      mm: dimensions.cutout_mm ?? 0,
      from: [hole.x, over],
      to: [hole.x + hole.width, over],
    });
  }
  if (ceiling !== undefined && dimensions.cable_mm !== undefined) {
    measures.push({
      of: 'cable',
      mm: dimensions.cable_mm,
      from: [middle, ceiling],
      to: [middle, y],
    });
  }
  return measures;
}

/** Of three sizes the one that the drawn side does not show. */
export function unseenOf(
  { length_mm, width_mm, height_mm }: NonNullable<ProductSpecs['dimensions']>,
  face: Face,
): Measure['also'] {
  if (length_mm === undefined || width_mm === undefined || height_mm === undefined) return;
  // It has a view of its own.
  if (face.flat) return undefined;
  return face.width === length_mm
    ? { of: 'width', mm: width_mm, named: 'width' }
    : { of: 'length', mm: length_mm, named: 'length' };
}
