import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { lampPair, type Shooting, STEADY } from '../../test/arrange/lamp-pairs.ts';
import { decoded, type EncodedPicture, encoded } from './linear-light.ts';
import { cut } from './motion.ts';
import type { LinearPicture } from './plane.ts';
import { type LampPasses, splitPasses } from './split-passes.ts';

const WIDTH = 256;
/** How many pairs of each kind: a taste of them in every run of the tests, hundreds by `DP_FUZZ_RUNS`. */
const RUNS = Number(process.env.DP_FUZZ_RUNS ?? 2);
/** The same pairs in every run of the tests, others each time by hand; a failure prints its seed. */
const RUN = {
  numRuns: RUNS,
  endOnFailure: true,
  ...(process.env.DP_FUZZ_RUNS === undefined ? { seed: 101 } : {}),
};
const LONG_MS = 6_000 * Math.max(RUNS, 10);
/** Of pairs that fit so many are refused at most: their photographer tries again. */
const REFUSED_MOST = 0.03;
/** Farthest that a light pass may be from the lamp's true light (decision 101). */
const MEAN_ERROR_MAX = 0.05;
const PSNR_LEAST = 20;

const lamps = readdirSync(new URL('../../../demo/pictures/products', import.meta.url))
  .flatMap((file) => /^(dp-[a-z]+-\d+)-light\.webp$/.exec(file)?.[1] ?? [])
  .toSorted();
const lamp = fc.constantFrom(...lamps);
/** What no picture tells apart is of one kind: tubes lie alike, and a smart bulb is a bulb (decision 101). */
const TUBES = /^dp-(?:lb-0019|lb-0020|lb-0021|lb-0022|pn-0011|pn-0012)$/;
const SMART_BULB = 'dp-sw-0012';
function kindOf(name: string): string {
  if (TUBES.test(name)) return 'tube';
  return name === SMART_BULB ? 'dp-lb' : name.slice(0, 'dp-xx'.length);
}
/** Tubes that reach out of the picture: only one end says how far they moved along themselves. */
const ONE_END = /^dp-(?:lb-0020|lb-0021|pn-0011)$/;
/** In hundredths: `fc.double` is mostly zero or a limit. */
const number = (min: number, max: number) =>
  fc.integer({ min: Math.round(min * 100), max: Math.round(max * 100) }).map((n) => n / 100);
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
  it(
    'give its light however they were shot by hand, in either order',
    async () => {
      let refused = 0;
      await fc.assert(
        fc.asyncProperty(lamp, shooting, fc.boolean(), async (name, how, swap) => {
          const pair = await lampPair(name, WIDTH, how);
          const passes = swap ? await split(pair.on, pair.off) : await split(pair.off, pair.on);
          expect([undefined, 'other_scene', 'moved']).toContain(faultOf(passes));
          if ('fault' in passes) {
            refused += 1;
            return;
          }
          expect(passes.swapped).toBe(swap);
          const { meanError, psnr } = compare(passes, pair.light);
          expect(meanError).toBeLessThan(MEAN_ERROR_MAX);
          expect(psnr).toBeGreaterThan(PSNR_LEAST);
        }),
        RUN,
      );
      expect(refused).toBeLessThanOrEqual(REFUSED_MOST * RUNS);
    },
    LONG_MS,
  );

  it(
    'are refused where they are of lamps of another kind',
    async () => {
      await fc.assert(
        fc.asyncProperty(lamp, lamp, shooting, async (name, another, how) => {
          fc.pre(kindOf(name) !== kindOf(another));
          const [one, other] = [
            await lampPair(name, WIDTH, how),
            await lampPair(another, WIDTH, how),
          ];
          expect(['other_scene', 'moved']).toContain(faultOf(await split(one.off, other.on)));
        }),
        RUN,
      );
    },
    LONG_MS,
  );

  it(
    'are refused where the camera moved far between them',
    async () => {
      const far = fc.constantFrom<[number, number]>([60, 0], [-60, 0], [0, 60], [0, -60]);
      await fc.assert(
        fc.asyncProperty(lamp, shooting, far, async (name, how, shift) => {
          fc.pre(!ONE_END.test(name));
          const { off, on } = await lampPair(name, WIDTH, { ...how, shift });
          expect(['other_scene', 'moved']).toContain(faultOf(await split(off, on)));
        }),
        RUN,
      );
    },
    LONG_MS,
  );

  it(
    'are refused where they are one photograph twice',
    async () => {
      await fc.assert(
        fc.asyncProperty(lamp, shooting, fc.boolean(), async (name, how, lit) => {
          const { off, on } = await lampPair(name, WIDTH, how);
          const photograph = lit ? on : off;
          expect(faultOf(await split(photograph, photograph))).toBe('nothing_lights');
        }),
        RUN,
      );
    },
    LONG_MS,
  );

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

const faultOf = (found: Awaited<ReturnType<typeof split>>) =>
  'fault' in found ? found.fault : undefined;

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
