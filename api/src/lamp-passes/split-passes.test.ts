import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { lampPair, type Shooting, STEADY } from '../../test/arrange/lamp-pairs.ts';
import { decoded, type EncodedPicture, encoded } from './linear-light.ts';
import { cut } from './motion.ts';
import type { LinearPicture } from './plane.ts';
import { type LampPasses, splitPasses } from './split-passes.ts';

const WIDTH = 256;
/** Farthest that a light pass may be from the lamp's true light (decision 101). */
const MEAN_ERROR_MAX = 0.04;
const PSNR_LEAST = 22;

const lamps = ['dp-pd-0003', 'dp-tf-0004', 'dp-wl-0004', 'dp-sp-0008', 'dp-st-0005', 'dp-lb-0018'];
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const shooting: fc.Arbitrary<Shooting> = fc.record({
  shift: fc.tuple(number(-12, 12), number(-12, 12)),
  degrees: number(-1, 1),
  room: number(0.3, 0.55),
  // Phones expose for the lamp once it is on; what they burn out has lost its light.
  exposure: number(0.45, 0.75),
  noise: number(0, 3),
  quality: fc.integer({ min: 82, max: 96 }),
  seed: fc.nat(),
});

describe('two photographs of a lamp, one with it off and one with it on', () => {
  it('give its light however they were shot by hand, in either order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...lamps),
        shooting,
        fc.boolean(),
        async (lamp, how, swap) => {
          const pair = await lampPair(lamp, WIDTH, how);
          const passes = swap ? await split(pair.on, pair.off) : await split(pair.off, pair.on);
          expect(passes).toMatchObject({ swapped: swap });
          const { meanError, psnr } = compare(passes as LampPasses, pair.light);
          expect(meanError).toBeLessThan(MEAN_ERROR_MAX);
          expect(psnr).toBeGreaterThan(PSNR_LEAST);
        },
      ),
      { numRuns: 6, seed: 101, endOnFailure: true },
    );
  });

  it('are refused where they are of different lamps', async () => {
    const [one, other] = await Promise.all([
      lampPair('dp-wl-0004', WIDTH, STEADY),
      lampPair('dp-tf-0004', WIDTH, STEADY),
    ]);
    expect(await split(one.off, other.on)).toEqual({ fault: 'other_scene' });
  });

  it('are refused where the camera moved far between them', async () => {
    const { off, on } = await lampPair('dp-wl-0004', WIDTH, { ...STEADY, shift: [60, 0] });
    expect(['moved', 'other_scene']).toContain(((await split(off, on)) as { fault: string }).fault);
  });

  it('are refused where the lamp is off in both', async () => {
    const one = await lampPair('dp-tf-0004', WIDTH, STEADY);
    const other = await lampPair('dp-tf-0004', WIDTH, { ...STEADY, seed: 2 });
    expect(await split(one.off, other.off)).toEqual({ fault: 'nothing_lights' });
  });

  it.each([
    ['too_dark', 0],
    ['burnt_out', 255],
  ])('are refused as %s where there is nothing to be seen', (fault, value) => {
    const pixels = new Uint8Array(64 * 64 * 3).fill(value);
    const nothing = { width: 64, height: 64, pixels };
    expect(splitPasses(nothing, nothing)).toEqual({ fault });
  });
});

async function split(first: Buffer, second: Buffer) {
  return splitPasses(await opened(first), await opened(second));
}

async function opened(file: Buffer): Promise<EncodedPicture> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** The mean error in linear light (1 is white), and the signal to noise ratio of the files in decibels. */
function compare({ light, area }: LampPasses, whole: LinearPicture) {
  const truth = cut(whole, area, 3);
  const shown = encoded(truth).pixels;
  const found = decoded(light).data;
  let [error, square] = [0, 0];
  for (let at = 0; at < found.length; at += 1) {
    error += Math.abs((found[at] ?? 0) - (truth.data[at] ?? 0));
    square += ((light.pixels[at] ?? 0) - (shown[at] ?? 0)) ** 2;
  }
  const psnr = 10 * Math.log10(255 ** 2 / (square / found.length));
  return { meanError: error / found.length, psnr };
}
