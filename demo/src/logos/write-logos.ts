/**
 * Draws the demo shop's logos again: `node demo/src/logos/write-logos.ts`. Writes what changed, removes
 * logos that nothing names any more, and prints what it did.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { readDemoCatalog } from '../catalog-file.ts';
import { demoCatalogFile, demoPicturesDirectory } from '../demo-catalog.ts';
import { drawLogos } from './draw-logos.ts';

const folder = dirname(demoCatalogFile);
const drawn = drawLogos(await readDemoCatalog());

let written = 0;
for (const [path, svg] of drawn) {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  if ((await readFile(file, 'utf8').catch(() => undefined)) === svg) continue;
  await writeFile(file, svg);
  written += 1;
}

let removed = 0;
for (const entry of await readdir(demoPicturesDirectory, {
  recursive: true,
  withFileTypes: true,
})) {
  const file = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !entry.name.endsWith('.svg')) continue;
  if (drawn.has(relative(folder, file).split(sep).join('/'))) continue;
  await rm(file);
  removed += 1;
}

console.log(
  `${drawn.size} logos: ${written} written, ${drawn.size - written} unchanged, ${removed} removed.`,
);
