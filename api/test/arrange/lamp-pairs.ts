import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { decoded, encoded } from '../../src/lamp-passes/linear-light.ts';
import { type Motion, undone } from '../../src/lamp-passes/motion.ts';
import { type LinearPicture, plane } from '../../src/lamp-passes/plane.ts';

/** How the second photograph of a lamp differs from the first one, beside the lamp being on. */
export interface Shooting {
  /** Pixels of the photograph. */
  readonly shift: readonly [x: number, y: number];
  readonly degrees: number;
  /** Light of the room in both photographs, as a share of the studio's. */
  readonly room: number;
  /** Exposure of the second one as a share of the first one's. */
  readonly exposure: number;
  /** Of 255. */
  readonly noise: number;
  /** Quality of the JPEG files. */
  readonly quality: number;
  readonly seed: number;
}

export const STEADY: Shooting = {
  shift: [5, -3],
  degrees: 0.4,
  room: 0.5,
  exposure: 0.7,
  noise: 2,
  quality: 90,
  seed: 1,
};

const masters = fileURLToPath(new URL('../../../demo/pictures/products', import.meta.url));

/** How much of each side of a master is outside of the photographs, so that a moved one has no empty border. */
const MARGIN = 0.06;

/**
 * Two phone photographs of a lamp as JPEG files, made from a master of the demo shop, and the light that the
 * lamp truly gives in the first one's frame.
 *
 * @param name of the master, such as `dp-lb-0001`.
 * @param width of the photographs in pixels; they are square.
 */
export async function lampPair(name: string, width: number, shooting: Shooting) {
  const { room, exposure } = shooting;
  const side = Math.round(width / (1 - 2 * MARGIN));
  const day = await master(`${name}.webp`, side);
  const light = await master(`${name}-light.webp`, side);
  const off = mixed(day, light, (by, _) => room * by);
  const on = mixed(day, light, (by, lit) => exposure * (room * by + lit));
  const random = randomFrom(shooting.seed);
  const taken = undone(on, motionOf(shooting, side), 3);
  return {
    off: await shot(inner(off, width), shooting, random),
    on: await shot(inner(taken, width), shooting, random),
    light: inner(light, width),
  };
}

async function master(file: string, side: number): Promise<LinearPicture> {
  const { data } = await sharp(`${masters}/${file}`)
    .resize(side, side)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decoded({ width: side, height: side, pixels: data });
}

function mixed(
  day: LinearPicture,
  light: LinearPicture,
  mix: (by: number, lit: number) => number,
): LinearPicture {
  const data = day.data.map((by, at) => mix(by, light.data[at] ?? 0));
  return { ...day, data };
}

function motionOf({ shift: [x, y], degrees }: Shooting, side: number): Motion {
  const angle = (degrees * Math.PI) / 180;
  return { a: Math.cos(angle), b: Math.sin(angle), x: x / side, y: y / side };
}

function inner(picture: LinearPicture, width: number): LinearPicture {
  const edge = Math.floor((picture.width - width) / 2);
  const result = plane(width, width, 3);
  for (let row = 0; row < width; row += 1) {
    const from = ((row + edge) * picture.width + edge) * 3;
    result.data.set(picture.data.subarray(from, from + width * 3), row * width * 3);
  }
  return result;
}

async function shot(
  picture: LinearPicture,
  { noise, quality }: Shooting,
  random: () => number,
): Promise<Buffer> {
  const { width, height, pixels } = encoded(picture);
  for (let at = 0; at < pixels.length; at += 1) {
    // The sum of four is close to a normal distribution.
    const off = (random() + random() + random() + random() - 2) * Math.sqrt(3) * noise;
    pixels[at] = Math.min(255, Math.max(0, Math.round((pixels[at] ?? 0) + off)));
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
}

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixing = Math.imul(state ^ (state >>> 15), 1 | state);
    mixing ^= mixing + Math.imul(mixing ^ (mixing >>> 7), 61 | mixing);
    return ((mixing ^ (mixing >>> 14)) >>> 0) / 2 ** 32;
  };
}
