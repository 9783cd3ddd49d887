import { cleaned } from './clean.ts';
import { BURNT, type Exposure } from './exposure.ts';
import { type LinearPicture, luminance, plane, quantile } from './plane.ts';

/** The light of a lamp alone. */
export interface LampLight {
  /** In linear light and neutral white where the lamp's light is white; coloured light keeps its colour. */
  readonly light: LinearPicture;
  /** Share of the picture that is clearly lit. */
  readonly lit: number;
}

/** Lit from here on, as a share of white. */
const LIT = 0.01;
/** Share of a picture that may be white, as of the demo's light passes. */
const WHITE_SHARE = 0.12;
/**
 * A weak light is raised until its brightest parts are as bright as those of the demo's weakest lamp, at most
 * fourfold.
 */
const LEAST_BRIGHT = 0.25;
const RAISED_MOST = 4;

/** What the lamp adds: on − off in linear light at one exposure, without noise, white and well exposed. */
export function lampLight(off: LinearPicture, on: LinearPicture, { gains }: Exposure): LampLight {
  const added = plane(off.width, off.height, 3);
  for (let at = 0; at < added.data.length; at += 1) {
    const gain = gains[at % 3] as number;
    added.data[at] = (on.data[at] as number) / gain - (off.data[at] as number);
  }
  const light = cleaned(added, off);
  let lit = 0;
  for (const value of luminance(light).data) lit += Number(value > LIT);
  whiten(light, off, on);
  expose(light);
  return { light, lit: lit / (off.width * off.height) };
}

/** Takes the colour of white light away in place: the storefront tints it by the product's colour temperature. */
function whiten(light: LinearPicture, off: LinearPicture, on: LinearPicture): void {
  const colour = colourOf(light, off, on);
  if (colour === undefined) return;
  for (let at = 0; at < light.data.length; at += 3) {
    const burnt = Math.max(
      on.data[at] as number,
      on.data[at + 1] as number,
      on.data[at + 2] as number,
    );
    // What the camera shows as white has lost its colour already.
    const lost = Math.min(Math.max((burnt - 0.8) / (BURNT - 0.8), 0), 1);
    const most = Math.max(
      light.data[at] as number,
      light.data[at + 1] as number,
      light.data[at + 2] as number,
    );
    for (let channel = 0; channel < 3; channel += 1) {
      const white = (light.data[at + channel] as number) / (colour[channel] as number);
      light.data[at + channel] = white + lost * (most - white);
    }
  }
}

/**
 * The colour of a lamp's light by what it makes of surfaces whose own colours the first picture shows;
 * undefined where it is no white at all, such as green, or cannot be seen.
 */
function colourOf(light: LinearPicture, off: LinearPicture, on: LinearPicture) {
  const tints: [number[], number[]] = [[], []];
  for (let at = 0; at < light.data.length; at += 3) {
    const [red, green, blue] = [0, 1, 2].map((channel) => {
      const surface = off.data[at + channel] as number;
      const lit = light.data[at + channel] as number;
      return (on.data[at + channel] as number) < BURNT && surface > 0.01 && lit > 0.02
        ? Math.log2(lit / surface)
        : Number.NaN;
    }) as [number, number, number];
    if (Number.isNaN(red + green + blue)) continue;
    tints[0].push(red - green);
    tints[1].push(blue - green);
  }
  if (tints[0].length < 0.002 * off.width * off.height) return undefined;
  const [red, blue] = [quantile(tints[0], 0.5), quantile(tints[1], 0.5)];
  if (!isWhite(red, blue)) return undefined;
  const colour = [2 ** red, 1, 2 ** blue];
  const bright = 0.2126 * 2 ** red + 0.7152 + 0.0722 * 2 ** blue;
  return colour.map((value) => value / bright);
}

/**
 * Whether light is white between candle and overcast sky.
 *
 * @param red @param blue how much more of it there is than green, in stops.
 */
function isWhite(red: number, blue: number): boolean {
  const warm = red > -0.2 && red < 1.3 && blue < 0.2 && blue > -5 && blue > -4.5 * red - 0.5;
  const cool = red <= 0.1 && red > -0.6 && blue > -0.2 && blue < 1;
  return warm || cool;
}

/** Brightens or darkens in place what would be hardly seen, or would burn out widely. */
function expose(light: LinearPicture): void {
  const most = new Float32Array(light.width * light.height);
  for (let at = 0; at < most.length; at += 1) {
    const [red, green, blue] = light.data.subarray(at * 3, at * 3 + 3);
    most[at] = Math.max(red as number, green as number, blue as number);
  }
  const white = quantile(most, 1 - WHITE_SHARE);
  const bright = quantile(most, 0.995);
  const gain =
    white > 1
      ? 1 / white
      : Math.min(Math.max(LEAST_BRIGHT / Math.max(bright, 1e-6), 1), RAISED_MOST);
  if (gain === 1) return;
  for (let at = 0; at < light.data.length; at += 1) {
    light.data[at] = (light.data[at] as number) * gain;
  }
}
