import { blurred, type Plane, plane, quantile } from './plane.ts';

/**
 * The directions of a picture's edges, as complex numbers of twice the angle: which side is brighter does not
 * matter, since a lamp that is on turns that round, and neither does the exposure.
 */
export interface Edges {
  readonly re: Plane;
  readonly im: Plane;
}

/** Darker than this is noise rather than form, as a share of the picture's mean. */
const FLOOR = 0.05;

export function edgesOf(luminance: Plane): Edges {
  const { width, height, data } = luminance;
  let sum = 0;
  for (const value of data) sum += value;
  const floor = Math.max((FLOOR * sum) / data.length, 1e-4);
  const logs = Float32Array.from(data, (value) => Math.log(value + floor));
  const re = plane(width, height);
  const im = plane(width, height);
  const strength = new Float32Array(data.length);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const [gx, gy] = slope(logs, at, width);
      re.data[at] = gx * gx - gy * gy;
      im.data[at] = 2 * gx * gy;
      strength[at] = gx * gx + gy * gy;
    }
  }
  // Weak edges count in proportion, strong ones all alike.
  const usual = 3 * quantile(strength, 0.6) + 0.04;
  for (let at = 0; at < strength.length; at += 1) {
    const by = 1 / ((strength[at] as number) + usual);
    re.data[at] = (re.data[at] as number) * by;
    im.data[at] = (im.data[at] as number) * by;
  }
  return { re, im };
}

/** How much brighter it gets to the right and downwards, by a pixel's eight neighbours (Sobel). */
function slope(values: Float32Array, at: number, width: number): readonly [number, number] {
  const near = (down: number, right: number) => values[at + down * width + right] as number;
  return [
    near(-1, 1) - near(-1, -1) + 2 * (near(0, 1) - near(0, -1)) + near(1, 1) - near(1, -1),
    near(1, -1) - near(-1, -1) + 2 * (near(1, 0) - near(-1, 0)) + near(1, 1) - near(-1, 1),
  ];
}

/**
 * How alike the edges of two pictures are that lie over each other: from 0 to 1. The directions of noise differ from
 * pixel to pixel, those of an edge do not: noise leaves little of itself in the mean of nine.
 */
export function likeness(noisyFirst: Edges, noisySecond: Edges): number {
  const [first, second] = [averaged(noisyFirst), averaged(noisySecond)];
  let [both, one, other] = [0, 0, 0];
  for (let at = 0; at < first.re.data.length; at += 1) {
    const [ar, ai] = [first.re.data[at] as number, first.im.data[at] as number];
    const [br, bi] = [second.re.data[at] as number, second.im.data[at] as number];
    both += ar * br + ai * bi;
    one += ar * ar + ai * ai;
    other += br * br + bi * bi;
  }
  return Math.max(0, both) / Math.sqrt(one * other + 1e-12);
}

const averaged = ({ re, im }: Edges): Edges => ({ re: blurred(re, 1), im: blurred(im, 1) });
