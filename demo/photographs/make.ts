/**
 * Photographs the demo shop again, one picture, some or all: see README.md.
 * `node demo/photographs/make.ts DP-LB-0001 [--pass day|light] [--preview]`
 */
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { type Quality, type RawPass, render } from './blender.ts';
import { cutTile, evening, exists, masterOf, type Pass, writeMaster } from './masters.ts';
import { readTargets, type Shot, type Targets, type Tile } from './targets.ts';

const usage = `Usage: node demo/photographs/make.ts <name>... | --all | --missing
  <name>          a stock number (DP-LB-0001), a category's or a slide's slug
  --missing       only what has no master yet (of what is named, or of all), what is seen first on top
  --pass <pass>   write only "day" or only "light"
  --preview       small and rough, as PNG into the system's temporary folder, with the evening view
  --samples <n>   light paths for each pixel (12, under a ceiling 28; preview 8)
  --threads <n>   processor threads for Blender (1)`;

class WrongUse extends Error {}

function wholeNumber(text: string | undefined, name: string, fallback: number): number {
  if (text === undefined) return fallback;
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new WrongUse(`--${name} should be a number from 1 to 9999.`);
  return Number(text);
}

function readArguments() {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message : String(error), { cause: error });
  }
  const { values, positionals: names } = parsed;
  const { pass, all = false, missing = false, preview = false } = values;
  if (pass !== undefined && pass !== 'day' && pass !== 'light') {
    throw new WrongUse('--pass should be "day" or "light".');
  }
  if (names.length > 0 ? all : all === missing) {
    throw new WrongUse('Name pictures, or give --all, or --missing.');
  }
  const qualityOf = (shot: Shot): Quality => ({
    scale: preview ? 0.35 : 1,
    samples: wholeNumber(values.samples, 'samples', preview ? 8 : samplesOf(shot)),
    draft: preview,
    threads: wholeNumber(values.threads, 'threads', 1),
  });
  const passes: Pass[] = pass === undefined ? ['day', 'light'] : [pass];
  return { names, missing, preview, passes, qualityOf };
}

/**
 * Under a ceiling little light is direct: with the usual number of paths its noise, averaged, looks like brush
 * strokes.
 */
function samplesOf({ subject }: Shot): number {
  return 'kind' in subject && !subject.room && subject.kind.mount === 'ceiling' ? 28 : 12;
}

function parse() {
  return parseArgs({
    allowPositionals: true,
    options: {
      pass: { type: 'string' },
      samples: { type: 'string' },
      threads: { type: 'string' },
      preview: { type: 'boolean' },
      all: { type: 'boolean' },
      missing: { type: 'boolean' },
    },
  });
}

/** The masters of a picture that are asked for. */
function wanted({ lit }: Shot | Tile, passes: readonly Pass[]): Pass[] {
  return passes.filter((pass) => pass === 'day' || lit);
}

async function lacks(target: Shot | Tile, passes: readonly Pass[]): Promise<boolean> {
  const there = await Promise.all(
    wanted(target, passes).map((pass) => exists(masterOf(target.file, pass))),
  );
  return there.includes(false);
}

function named<T extends { name: string }>(entries: T[], names: string[]): T[] {
  return names.length === 0 ? entries : entries.filter(({ name }) => names.includes(name));
}

function refuseUnknown({ shots, tiles }: Targets, names: string[]): void {
  const known = new Set([...shots, ...tiles].map(({ name }) => name));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new WrongUse(`Nothing is called ${unknown.join(', ')}.`);
}

async function writePreview(shot: Shot, day: RawPass, light: RawPass | undefined): Promise<void> {
  const folder = join(tmpdir(), 'dp-photographs');
  await mkdir(folder, { recursive: true });
  const both = [day, evening(day, light)];
  for (const [at, { pixels, width, height }] of both.entries()) {
    const file = join(folder, `${shot.name.toLowerCase()}${at === 0 ? '' : '-evening'}.png`);
    await sharp(pixels, { raw: { width, height, channels: 3 } }).toFile(file);
    console.log(file);
  }
}

async function main(): Promise<void> {
  const { names, missing, preview, passes, qualityOf } = readArguments();
  const targets = await readTargets();
  refuseUnknown(targets, names);
  const shots = named(targets.shots, names);
  for (const [at, shot] of shots.entries()) {
    if (missing && !(await lacks(shot, passes))) continue;
    const started = performance.now();
    const { day, light } = await render(shot, qualityOf(shot));
    if (preview) {
      await writePreview(shot, day, light);
      continue;
    }
    const sizes: string[] = [];
    for (const pass of wanted(shot, passes)) {
      const raw = pass === 'day' ? day : light;
      if (!raw)
        throw new Error(`${shot.name}: its model gives no light, but the catalogue says so.`);
      sizes.push(`${pass} ${await writeMaster(masterOf(shot.file, pass), raw)} bytes`);
    }
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${at + 1}/${shots.length} ${shot.name}: ${sizes.join(', ')}, ${seconds} s`);
  }
  if (preview) return;
  for (const tile of named(targets.tiles, names)) {
    if (missing && !(await lacks(tile, passes))) continue;
    if (await lacks(tile.from, wanted(tile, passes))) {
      const text = `${tile.name}: waits for the photograph of ${tile.from.name}.`;
      if (names.length > 0) throw new Error(text);
      console.log(text);
      continue;
    }
    for (const pass of wanted(tile, passes)) await cutTile(tile, pass);
    console.log(`${tile.name}: cut from ${tile.from.name}.`);
  }
}

try {
  await main();
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  console.error(error instanceof WrongUse ? `${text}\n\n${usage}` : text);
  process.exitCode = 1;
}
