import type { PairFault } from '@dp/contract/staff/error-codes.ts';
import { type Alignment, align } from './align.ts';
import { BURNT, compareExposures, type Exposure } from './exposure.ts';
import { decoded, type EncodedPicture, encoded } from './linear-light.ts';
import { type Area, commonArea, cut, degreesOf, reversed, undone } from './motion.ts';
import { blurred, type LinearPicture, luminance, quantile } from './plane.ts';
import { lampLight } from './subtract.ts';

/** The two passes of a lamp, of one size and fitting to the pixel. */
export interface LampPasses {
  /** The photograph of the lamp that is off, without the borders that the other one does not show. */
  readonly day: EncodedPicture;
  /** What the lamp adds to it, on black. */
  readonly light: EncodedPicture;
  /** Whether the lamp was on in the first photograph. */
  readonly swapped: boolean;
  /** Which part of the photograph of the lamp that is off the passes show. */
  readonly area: Area;
}

/** Likeness times agreement of two photographs of one scene is more than this (decision 101). */
const ONE_SCENE = 0.26;
/** The part of both sides that two photographs must share, and the turn in degrees between them. */
const SHARED_LEAST = 0.85;
const TURN_MAX = 2.5;
/** A mean below this is too dark to see forms in. */
const DARK = 0.004;
/** Most of the picture that may be burnt out. */
const BURNT_MOST = 0.35;
/** A lamp makes something brighter by so many stops more than the rest; two exposures differ by less. */
const STOPS_LEAST = 0.15;
/** How far the surplus of a photograph is averaged, as a share of the longest side: noise and edges are no lamps. */
const SURPLUS_RADIUS = 1 / 64;
/** A lamp lights at least so much of the picture. */
const LIT_LEAST = 0.003;

/**
 * Makes a lamp's two passes of two photographs of it, one with the lamp off and one with it on, in either order.
 *
 * @returns the passes, or why there are none. Both pictures must have the same size.
 */
export function splitPasses(
  first: EncodedPicture,
  second: EncodedPicture,
): LampPasses | { readonly fault: PairFault } {
  const [one, other] = [decoded(first), decoded(second)];
  for (const picture of [one, other]) {
    if (mean(picture) < DARK) return { fault: 'too_dark' };
    if (burntShare(picture) > BURNT_MOST) return { fault: 'burnt_out' };
  }
  const aligned = align(luminance(one), luminance(other));
  const fault = misfit(one, aligned);
  if (fault) return { fault };
  const area = commonArea(one, aligned.motion);
  const [swapped, exposure] = whichIsOn(
    cut(one, area, 3),
    cut(undone(other, aligned.motion, 3), area, 3),
  );
  if (!exposure) return { fault: 'burnt_out' };
  if (exposure.stops < STOPS_LEAST) return { fault: 'nothing_lights' };
  return swapped
    ? passes(other, one, { ...aligned, motion: reversed(aligned.motion) }, exposure, true)
    : passes(one, other, aligned, exposure, false);
}

function passes(
  off: LinearPicture,
  on: LinearPicture,
  { motion }: Alignment,
  exposure: Exposure,
  swapped: boolean,
): LampPasses | { readonly fault: PairFault } {
  const area = commonArea(off, motion);
  const day = cut(off, area, 3);
  const { light, lit } = lampLight(day, cut(undone(on, motion, 3), area, 3), exposure);
  if (lit < LIT_LEAST) return { fault: 'nothing_lights' };
  return { day: encoded(day), light: encoded(light), swapped, area };
}

function misfit(picture: LinearPicture, { motion, likeness, agreeing }: Alignment) {
  if (likeness * agreeing < ONE_SCENE) return 'other_scene';
  const { width, height } = commonArea(picture, motion);
  const isFar = width < SHARED_LEAST * picture.width || height < SHARED_LEAST * picture.height;
  return isFar || Math.abs(degreesOf(motion)) > TURN_MAX ? 'moved' : undefined;
}

/**
 * A lamp's light is in few places; what is missing without it would be everywhere. So the photograph in which
 * the lamp is on is the one whose surplus over the other one is more concentrated.
 */
function whichIsOn(
  one: LinearPicture,
  other: LinearPicture,
): [swapped: boolean, exposure: Exposure | undefined] {
  const forwards = compareExposures(one, other);
  const backwards = compareExposures(other, one);
  if (!forwards || !backwards) return [false, undefined];
  return concentration(other, one, backwards) > concentration(one, other, forwards)
    ? [true, backwards]
    : [false, forwards];
}

function concentration(off: LinearPicture, on: LinearPicture, { gains }: Exposure): number {
  const [red, green, blue] = gains;
  const gain = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const room = luminance(off).data;
  const { width, height, data } = luminance(on);
  const added = data.map((lit, at) => Math.max(0, lit / gain - (room[at] as number)));
  const radius = Math.round(SURPLUS_RADIUS * Math.max(width, height));
  const surplus = blurred({ width, height, data: added }, radius).data;
  return quantile(surplus, 0.99) / (meanOf(surplus) + 1e-6);
}

const mean = (picture: LinearPicture) => meanOf(picture.data);

function meanOf(values: Float32Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

function burntShare({ data }: LinearPicture): number {
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    const least = Math.min(data[at] as number, data[at + 1] as number, data[at + 2] as number);
    count += Number(least > BURNT);
  }
  return (3 * count) / data.length;
}
