import { goodsOf } from '@dp/contract/goods.ts';
import type { ProductSpecs } from '@dp/contract/product-specs.ts';

/** A product as seen from the side that shows its size, in millimetres. */
export interface Face {
  readonly width: number;
  readonly height: number;
  /** From below or from the front, where it is a disc; else a box around its outline. */
  readonly round: boolean;
  /** What `width` measures. */
  readonly measures: 'diameter' | 'width';
  /** Seen from below, for what lies flat on or in a ceiling. */
  readonly flat: boolean;
  /** Long and thin, on or in a ceiling: seen from the side, below it. */
  readonly bar?: true;
}

/** Deeper than this part of its width, a ceiling light is drawn from the side. */
const FLAT = 0.4;
/** So many times as long as it is wide and high, it is a bar. */
const BAR = 4;

/**
 * The face of a product that can be drawn to scale; undefined where its sizes are not known, and for what
 * is sold by length and has no shape of its own.
 */
export function faceOf(specs: ProductSpecs): Face | undefined {
  const goods = goodsOf(specs);
  if (goods === 'strip' || specs.kind === 'string-lights') return undefined;
  const {
    length_mm: length,
    width_mm: width,
    height_mm: height,
    diameter_mm,
  } = specs.dimensions ?? {};
  const diameter = length === undefined ? diameter_mm : undefined;
  // Of what has three sizes one is its depth, the least.
  const across =
    length !== undefined && width !== undefined && height !== undefined
      ? Math.max(length, width)
      : (length ?? diameter ?? width);
  if (across === undefined) return undefined;
  const depth = height ?? 0;
  const { mounting } = specs;
  const above = mounting === 'recessed' || mounting === 'surface' || mounting === 'track';
  if (above && length !== undefined && height !== undefined) {
    const isBar = length >= BAR * Math.max(width ?? 0, height);
    if (isBar) {
      return { width: length, height, round: false, measures: 'width', flat: false, bar: true };
    }
  }
  const lies = mounting === 'recessed' || mounting === 'surface' || mounting === 'wall';
  // A tube or a bar: long, and as thick as its diameter.
  if (height === undefined && length !== undefined && diameter_mm !== undefined) {
    return { width: length, height: diameter_mm, round: false, measures: 'width', flat: false };
  }
  if (lies && diameter !== undefined && depth <= diameter * FLAT) {
    return { width: diameter, height: diameter, round: true, measures: 'diameter', flat: true };
  }
  const isPlate =
    length !== undefined &&
    width !== undefined &&
    depth <= Math.max(Math.max(length, width) * FLAT, Math.min(length, width));
  if (isPlate && (lies || goods !== 'luminaire')) {
    return { width: length, height: width, round: false, measures: 'width', flat: true };
  }
  if (height === undefined) return undefined;
  const measures = diameter === undefined ? 'width' : 'diameter';
  return { width: across, height, round: false, measures, flat: false };
}
