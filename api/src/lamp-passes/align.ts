import { findShift, type Spectrum, spectrum } from './correlate.ts';
import { type Edges, edgesOf, likeness } from './edges.ts';
import {
  distance,
  fitMotion,
  type Match,
  type Motion,
  moved,
  STILL,
  turned,
  undone,
} from './motion.ts';
import { type Plane, shrunk } from './plane.ts';

/** Side of the small pictures in which the motion is searched, in pixels. */
const SMALL = 256;
/** Side of those in which it is refined first, and in which edges are compared. */
const MIDDLE = 512;
/** Turns that are tried, in degrees to either side, and how far they are apart. */
const TURN_MAX = 3;
const TURN_STEP = 0.5;
/** Tiles with less edge than this share of the usual tile say nothing. */
const EMPTY_TILE = 0.15;
/** A tile whose peak is lower has matched nothing. */
const LEAST_PEAK = 0.12;

/** How two pictures of one scene lie over each other. */
export interface Alignment {
  readonly motion: Motion;
  /** How alike the edges are once they lie over each other: from 0 to 1. */
  readonly likeness: number;
  /** Share of the tiles with edges whose own motion is that of the whole picture. */
  readonly agreeing: number;
}

/** Finds how the camera moved from one picture to another by their luminance. */
export function align(first: Plane, second: Plane): Alignment {
  let motion = search(shrunk(first, SMALL), shrunk(second, SMALL));
  const side = Math.max(first.width, first.height);
  let agreeing = 0;
  for (const level of side > 1.5 * MIDDLE ? [MIDDLE, side, side] : [side, side]) {
    ({ motion, agreeing } = refined(shrunk(first, level), shrunk(second, level), motion));
  }
  // Noise hides edges in the full size.
  const [one, other] = [shrunk(first, MIDDLE), shrunk(second, MIDDLE)];
  return { motion, agreeing, likeness: likeness(edgesOf(one), edgesOf(undone(other, motion))) };
}

/** The turn and shift by phase correlation, to about a pixel of the small pictures. */
function search(first: Plane, second: Plane): Motion {
  const corner = { left: 0, top: 0 };
  const still = spectrum(edgesOf(first), SMALL, corner);
  let [best, top] = [STILL, Number.NEGATIVE_INFINITY];
  for (let degrees = -TURN_MAX; degrees <= TURN_MAX; degrees += TURN_STEP) {
    const turn = turned(degrees);
    const { x, y, peak } = findShift(still, spectrum(edgesOf(undone(second, turn)), SMALL, corner));
    if (peak <= top) continue;
    const side = Math.max(first.width, first.height);
    const [toX, toY] = moved(turn, x / side, y / side);
    [best, top] = [{ ...turn, x: toX, y: toY }, peak];
  }
  return best;
}

/** A motion corrected by how far each tile of the pictures is from it. */
function refined(
  first: Plane,
  second: Plane,
  motion: Motion,
): { motion: Motion; agreeing: number } {
  const side = Math.max(first.width, first.height);
  const matches = matchTiles(edgesOf(first), edgesOf(undone(second, motion)), motion);
  if (matches.length < 3) return { motion, agreeing: 0 };
  const corrected = fitMotion(matches, motion, 0.5 / side);
  const near = matches.filter((match) => distance(corrected, match) < 1.5 / side);
  return { motion: corrected, agreeing: weightOf(near) / weightOf(matches) };
}

const weightOf = (matches: readonly Match[]) =>
  matches.reduce((sum, { weight }) => sum + weight, 0);

function matchTiles(first: Edges, second: Edges, motion: Motion): Match[] {
  const { width, height } = first.re;
  const side = Math.max(width, height);
  const tile = side >= 480 ? 128 : 64;
  const tiles: { at: { left: number; top: number }; one: Spectrum }[] = [];
  for (const top of places(height, tile)) {
    for (const left of places(width, tile)) {
      tiles.push({ at: { left, top }, one: spectrum(first, tile, { left, top }) });
    }
  }
  const usual = tiles.reduce((sum, { one }) => sum + one.energy, 0) / tiles.length;
  const matches: Match[] = [];
  for (const { at, one } of tiles) {
    if (one.energy < EMPTY_TILE * usual) continue;
    const { x, y, peak } = findShift(one, spectrum(second, tile, at));
    const middle = (place: number, length: number, by: number) =>
      (place + (tile - 1) / 2 + by - (length - 1) / 2) / side;
    matches.push({
      from: [middle(at.left, width, 0), middle(at.top, height, 0)],
      to: moved(motion, middle(at.left, width, x), middle(at.top, height, y)),
      weight: peak < LEAST_PEAK ? 0.01 : one.energy * peak ** 2,
    });
  }
  return matches;
}

/** Where tiles begin that cover a length, each half over the last one, at most ten of them. */
function places(length: number, tile: number): number[] {
  const room = Math.max(0, length - tile);
  const count = Math.min(10, Math.ceil(room / (tile / 2)) + 1);
  return Array.from({ length: count }, (_, at) =>
    count === 1 ? 0 : Math.round((at * room) / (count - 1)),
  );
}
