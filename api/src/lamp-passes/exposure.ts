import { type LinearPicture, quantile } from './plane.ts';

/** Side of the blocks whose means are compared, as a share of the longest side: noise evens out in them. */
const BLOCK = 1 / 32;
/** Brighter than this the camera may have run out of range, so that a ratio says nothing. */
export const BURNT = 0.94;
/** Darker than this a ratio is noise. */
const DARK = 0.004;
/** The share of the blocks that are taken for unlit: the lamp's light is least there. */
const UNLIT = 0.015;
/**
 * A block whose brightest and darkest pixel differ by more than this share of its mean has an edge in it, whose ratio
 * says how far two pictures are from each other rather than how they were exposed.
 */
const SMOOTH = 0.8;
/** Where fewer of the blocks are smooth, all count. */
const SMOOTH_LEAST = 0.25;

/** How two exposures of one scene compare. */
export interface Exposure {
  /** By how much the second is brighter than the first where the lamp gives no light, for each colour. */
  readonly gains: readonly [red: number, green: number, blue: number];
  /** How much brighter than by that the lamp makes it, in stops, where it makes most of it. */
  readonly stops: number;
}

/** Compares the same places of two pictures; undefined where too few places have a usable brightness. */
export function compareExposures(off: LinearPicture, on: LinearPicture): Exposure | undefined {
  const blocks = compareBlocks(off, on);
  if (blocks.length < 40) return undefined;
  const ratioAt = (of: readonly Block[], share: number) =>
    quantile(
      of.map(({ ratio }) => ratio),
      share,
    );
  const smooth = blocks.filter(({ roughness }) => roughness < SMOOTH);
  const usable = smooth.length < SMOOTH_LEAST * blocks.length ? blocks : smooth;
  const least = ratioAt(usable, UNLIT);
  const unlit = usable.filter(({ ratio }) => ratio <= least);
  const gain = (colour: number) =>
    quantile(
      unlit.map(({ colours }) => colours[colour] as number),
      0.5,
    );
  return {
    gains: [gain(0), gain(1), gain(2)],
    stops: Math.log2(ratioAt(blocks, 0.97) / least),
  };
}

interface Block {
  readonly ratio: number;
  readonly colours: readonly number[];
  readonly roughness: number;
}

function compareBlocks(off: LinearPicture, on: LinearPicture): Block[] {
  const { width, height } = off;
  const side = Math.max(4, Math.round(Math.max(width, height) * BLOCK));
  const blocks: Block[] = [];
  for (let top = 0; top + side <= height; top += side) {
    for (let left = 0; left + side <= width; left += side) {
      const one = sums(off, left, top, side);
      const other = sums(on, left, top, side);
      if (one.most >= BURNT || other.most >= BURNT) continue;
      const [lum, lit] = [light(one.sums), light(other.sums)];
      if (lum < DARK * side * side || lit < (DARK / 4) * side * side) continue;
      const colours = one.sums.map((sum, at) => (other.sums[at] as number) / Math.max(sum, 1e-6));
      const roughness = Math.max(one.roughness, other.roughness);
      blocks.push({ ratio: lit / lum, colours, roughness });
    }
  }
  return blocks;
}

const light = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

function sums({ width, data }: LinearPicture, left: number, top: number, side: number) {
  const result = [0, 0, 0];
  let [most, greenMost, greenLeast] = [0, 0, Number.POSITIVE_INFINITY];
  for (let y = top; y < top + side; y += 1) {
    for (let x = left; x < left + side; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const value = data[(y * width + x) * 3 + channel] as number;
        result[channel] = (result[channel] as number) + value;
        most = Math.max(most, value);
      }
      const green = data[(y * width + x) * 3 + 1] as number;
      greenMost = Math.max(greenMost, green);
      greenLeast = Math.min(greenLeast, green);
    }
  }
  const roughness = ((greenMost - greenLeast) * side * side) / ((result[1] as number) + 1e-6);
  return { sums: result, most, roughness };
}
