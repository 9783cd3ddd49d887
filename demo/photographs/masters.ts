import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { demoCatalogFile } from '../src/demo-catalog.ts';
import type { RawPass } from './blender.ts';
import type { Tile } from './targets.ts';

export type Pass = 'day' | 'light';

/** Largest master, in bytes. */
export const MASTER_BYTES_MAX = 160_000;

const folder = dirname(demoCatalogFile);

/** Path of a master relative to the catalogue file. */
export function masterOf(file: string, pass: Pass): string {
  return `${file}${pass === 'light' ? '-light' : ''}.webp`;
}

/** Absolute path of what the catalogue names. */
export function onDisk(path: string): string {
  return join(folder, path);
}

export async function exists(path: string): Promise<boolean> {
  return (await stat(onDisk(path)).catch(() => undefined))?.isFile() ?? false;
}

/** Writes a pass as a master, as good as its weight allows. Returns its bytes. */
export async function writeMaster(
  path: string,
  { pixels, width, height }: RawPass,
): Promise<number> {
  return writeAs(path, () => sharp(pixels, { raw: { width, height, channels: 3 } }));
}

async function writeAs(path: string, picture: () => Sharp): Promise<number> {
  for (const quality of [90, 86, 82, 78, 72, 66, 60]) {
    const bytes = await picture().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (bytes.length > MASTER_BYTES_MAX) continue;
    await mkdir(dirname(onDisk(path)), { recursive: true });
    await writeFile(onDisk(path), bytes);
    return bytes.length;
  }
  throw new Error(`${path} cannot be kept under ${MASTER_BYTES_MAX} bytes.`);
}

/** How much nearer a category's tile is than its product's photograph. */
const CLOSER = 1.16;

/** How much of what a tile leaves out is above it: nothing is cut off from what hangs. */
const CROPPED_ABOVE = { stand: 0.42, lie: 0.5, wall: 0.42, hang: 0.08, ceiling: 0 } as const;

/** Cuts a category's tile from the photograph of its product, both passes alike. */
export async function cutTile({ file, from }: Tile, pass: Pass): Promise<number> {
  const original = await readFile(onDisk(masterOf(from.file, pass)));
  // At its stored size, which may be smaller than it would be made today.
  const { width, height } = await sharp(original).metadata();
  const side = Math.round(width / CLOSER);
  const upper = 'kind' in from.subject ? CROPPED_ABOVE[from.subject.kind.mount] : 0.5;
  const left = Math.round((width - side) / 2);
  const top = Math.round((height - side) * upper);
  // What is cut off was the dark border: the light pass gets it again.
  const border = pass === 'light' ? [{ input: darkBorder(side), blend: 'multiply' as const }] : [];
  return writeAs(masterOf(file, pass), () =>
    sharp(original).extract({ left, top, width: side, height: side }).composite(border),
  );
}

/** A white square that fades to dark corners. */
function darkBorder(side: number): Buffer {
  const stops = [
    [0, 255],
    [0.55, 255],
    [0.8, 150],
    [1, 36],
  ];
  const shades = stops.map(
    ([at, grey]) => `<stop offset="${at}" stop-color="rgb(${grey},${grey},${grey})"/>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">` +
      `<radialGradient id="g" r="0.7">${shades.join('')}</radialGradient>` +
      '<rect width="100%" height="100%" fill="url(#g)"/></svg>',
  );
}

/**
 * How much of the day pass is left in the evening. The storefront shows more of it in the middle (`--day-pass`) and
 * less in the corners, which is where the tests measure.
 */
const ROOM_IN_THE_EVENING = 0.09;

/** What the evening theme shows: the day pass dimmed, the light pass tinted and added. */
export function evening(day: RawPass, light: RawPass | undefined): RawPass {
  const tint = [1, 0.788, 0.541];
  const pixels = Buffer.alloc(day.pixels.length);
  for (let i = 0; i < pixels.length; i += 1) {
    const lit = (light?.pixels[i] ?? 0) * (tint[i % 3] ?? 1);
    pixels[i] = Math.min(255, Math.round((day.pixels[i] ?? 0) * ROOM_IN_THE_EVENING + lit));
  }
  return { ...day, pixels };
}
