import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readDemoCatalog } from '../src/catalog-file.ts';
import { demoPicturesDirectory } from '../src/demo-catalog.ts';
import { evening, MASTER_BYTES_MAX, masterOf, onDisk } from './masters.ts';
import { readKinds, readTargets } from './targets.ts';

const catalog = await readDemoCatalog();
const kinds = await readKinds();
const { shots, tiles } = await readTargets();
const masters = readdirSync(demoPicturesDirectory, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.webp'))
  .map((path) => `pictures/${path.replaceAll('\\', '/')}`);

describe('what can be photographed', () => {
  it('is every picture of a product, every category and slide of the catalogue', () => {
    const pictures = catalog.products.flatMap((product) => product.pictures);
    expect(shots).toHaveLength(pictures.length + catalog.carousel.length);
    expect(tiles).toHaveLength(catalog.categories.length);
  });

  it('has a model for every kind, and no kind that nothing is of', () => {
    const sold = new Set(catalog.products.map(({ specs }) => specs.kind));
    expect(Object.keys(kinds).filter((kind) => !sold.has(kind))).toEqual([]);
    for (const [kind, { model }] of Object.entries(kinds)) {
      const [file = '', name = ''] = model.split('.');
      const path = fileURLToPath(new URL(`studio/models/${file}.py`, import.meta.url));
      expect(readFileSync(path, 'utf8'), kind).toContain(`def ${name}(kit, look`);
    }
  });

  it('has a scene for every slide', () => {
    for (const { subject, name } of shots) {
      if (!('scene' in subject)) continue;
      const path = fileURLToPath(new URL(`studio/scenes/${subject.scene}.py`, import.meta.url));
      expect(existsSync(path), name).toBe(true);
    }
  });
});

describe('the photographs', () => {
  it('are of something, and light enough to be kept', () => {
    const known = new Set(
      [...shots, ...tiles].flatMap(({ file }) => [masterOf(file, 'day'), masterOf(file, 'light')]),
    );
    expect(masters.filter((path) => !known.has(path))).toEqual([]);
    const weights = masters.map((path) => statSync(onDisk(path)).size);
    expect(Math.max(0, ...weights)).toBeLessThanOrEqual(MASTER_BYTES_MAX);
    expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(20_000_000);
  });

  it('have both passes of the same size, and a light pass only where there is light', async () => {
    for (const { file, lit, name } of [...shots, ...tiles]) {
      const [day, light] = [masterOf(file, 'day'), masterOf(file, 'light')];
      if (!masters.includes(day)) continue;
      expect(masters.includes(light), name).toBe(lit);
      if (!lit) continue;
      const [first, second] = await Promise.all(
        [day, light].map((path) => sharp(onDisk(path)).metadata()),
      );
      expect([second?.width, second?.height], name).toEqual([first?.width, first?.height]);
    }
  });

  it('are of the night in the evening: dark corners, and little that burns out', async () => {
    const side = 100;
    const small = async (path: string) => ({
      pixels: await sharp(onDisk(path)).resize(side, side, { fit: 'fill' }).raw().toBuffer(),
      width: side,
      height: side,
    });
    const lit = [...shots, ...tiles].filter((one) => one.lit);
    const measured = await Promise.all(
      lit.map(async ({ file, name }) => {
        const light = await small(masterOf(file, 'light'));
        const { pixels } = evening(await small(masterOf(file, 'day')), light);
        const burnt = light.pixels.filter((value) => value >= 250).length / light.pixels.length;
        return { name, corner: meanOfCorners(pixels, side), burnt };
      }),
    );
    // A detail of a lamp may have the lamp itself in a corner.
    const bright = measured.filter(({ corner }) => corner > 45).map(({ name }) => name);
    expect(bright.filter((name) => !name.endsWith('-2'))).toEqual([]);
    expect(measured.filter(({ burnt }) => burnt > 0.12).map(({ name }) => name)).toEqual([]);
  });

  it('show round lamps as round: only the middle of what shines is nearly white', async () => {
    for (const name of ['DP-PD-0004', 'DP-PN-0010', 'DP-TF-0001', 'DP-CH-0003']) {
      const file = shots.find((one) => one.name === name)?.file ?? '';
      const grey = await sharp(onDisk(masterOf(file, 'light')))
        .greyscale()
        .raw()
        .toBuffer();
      const shining = grey.filter((value) => value > 140).length;
      const white = grey.filter((value) => value > 0.92 * 255).length;
      expect(white / shining, name).toBeLessThan(0.4);
      expect(white, name).toBeGreaterThan(0);
    }
  });

  it('are all that the catalogue names beside logos', () => {
    const named = [
      ...catalog.categories.flatMap((one) => [one.picture, one.light_picture]),
      ...catalog.carousel.flatMap((one) => [one.picture, one.light_picture]),
      ...catalog.products.flatMap(({ pictures }) =>
        pictures.flatMap((one) => [one.file, one.light_file]),
      ),
    ].filter((path) => path !== undefined);
    expect(named.filter((path) => !path.endsWith('.webp'))).toEqual([]);
  });
});

/** Mean brightness, 0 to 255, of the four corners of an RGB picture, each a tenth of its side. */
function meanOfCorners(pixels: Buffer, side: number): number {
  const edge = side / 10;
  const outer = (at: number) => at < edge || at >= side - edge;
  let sum = 0;
  for (let at = 0; at < side * side; at += 1) {
    if (!outer(at % side) || !outer(Math.floor(at / side))) continue;
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 3, at * 3 + 3);
    sum += 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  return sum / (4 * edge * edge);
}
