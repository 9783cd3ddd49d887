import type { Edges } from './edges.ts';
import { type ComplexSquare, complexSquare, transform } from './fourier.ts';

/** How far the second of two pictures is from the first, in pixels, and how clearly: from 0 to 1. */
export interface Shift {
  readonly x: number;
  readonly y: number;
  readonly peak: number;
}

/**
 * A square of a picture's edges, transformed; what does not fill it is empty. It fades to its border, where a
 * frame would otherwise match a frame.
 *
 * @param at where the square begins in the picture, in pixels.
 */
export function spectrum(edges: Edges, side: number, at: { left: number; top: number }) {
  const square = complexSquare(side);
  const { width, height } = edges.re;
  const across = Math.min(side, width - at.left);
  const down = Math.min(side, height - at.top);
  let energy = 0;
  for (let y = 0; y < down; y += 1) {
    const fadeY = fade(y, down);
    for (let x = 0; x < across; x += 1) {
      const weight = fadeY * fade(x, across);
      const from = (at.top + y) * width + at.left + x;
      const re = weight * (edges.re.data[from] as number);
      const im = weight * (edges.im.data[from] as number);
      square.re[y * side + x] = re;
      square.im[y * side + x] = im;
      energy += re * re + im * im;
    }
  }
  transform(square);
  return { square, energy };
}
export type Spectrum = ReturnType<typeof spectrum>;

/** 1 inside, and down to 0 over the outer eighths. */
function fade(at: number, length: number): number {
  const inside = Math.min(at + 0.5, length - at - 0.5) / (length / 8);
  return inside >= 1 ? 1 : 0.5 - 0.5 * Math.cos(Math.PI * inside);
}

/** The shift at which two squares of edges match best, half a square in each direction at most. */
export function findShift(first: Spectrum, second: Spectrum): Shift {
  const { side } = first.square;
  const product = whitened(first.square, second.square);
  transform(product);
  const { re } = product;
  let best = 0;
  for (let at = 1; at < re.length; at += 1) {
    if ((re[at] as number) > (re[best] as number)) best = at;
  }
  const [row, column] = [Math.floor(best / side), best % side];
  const at = (down: number, right: number) =>
    re[((row + down + side) % side) * side + ((column + right + side) % side)] as number;
  const signed = (place: number) => (place > side / 2 ? place - side : place);
  return {
    x: signed(column) + vertex(at(0, -1), at(0, 0), at(0, 1)),
    y: signed(row) + vertex(at(-1, 0), at(0, 0), at(1, 0)),
    peak: at(0, 0) / (side * side),
  };
}

/**
 * The cross-power spectrum, whose transform has its peak at the shift. Its numbers are divided by the root of
 * their size: all of it is phase correlation, which noise without form would lead; none of it has blunt peaks.
 */
function whitened(first: ComplexSquare, second: ComplexSquare): ComplexSquare {
  const product = complexSquare(first.side);
  let sum = 0;
  for (let at = 0; at < product.re.length; at += 1) {
    const [ar, ai] = [first.re[at] as number, first.im[at] as number];
    const [br, bi] = [second.re[at] as number, second.im[at] as number];
    // Conjugated, so that transforming forwards again is the way back.
    const re = ar * br + ai * bi;
    const im = ar * bi - ai * br;
    const by = 1 / Math.sqrt(Math.hypot(re, im) + 1e-9);
    product.re[at] = re * by;
    product.im[at] = -im * by;
    sum += Math.hypot(re, im) * by;
  }
  // So that a perfect match peaks at 1.
  const scale = (product.re.length * 1) / Math.max(sum, 1e-9);
  for (let at = 0; at < product.re.length; at += 1) {
    product.re[at] = (product.re[at] as number) * scale;
    product.im[at] = (product.im[at] as number) * scale;
  }
  return product;
}

/** Where between its neighbours the top of a parabola through three values is. */
function vertex(before: number, top: number, after: number): number {
  const bend = before - 2 * top + after;
  return bend < 0 ? Math.max(-0.5, Math.min(0.5, (before - after) / (2 * bend))) : 0;
}
