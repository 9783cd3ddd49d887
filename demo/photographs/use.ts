/**
 * Lets the catalogue show photographs instead of drawings, a whole top category at a time, so that a
 * grid of products is of one kind: `node demo/photographs/use.ts bulbs-tubes`, or `carousel`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { readDemoCatalog } from '../src/catalog-file.ts';
import { demoCatalogFile } from '../src/demo-catalog.ts';
import { exists } from './masters.ts';

const [chosen, ...more] = process.argv.slice(2);
const catalog = await readDemoCatalog();
const tops = catalog.categories.filter(({ parent }) => parent === null).map(({ slug }) => slug);

/** Every drawing that the catalogue names for a top category and what is in it, or for the slides. */
function drawingsOf(name: string): string[] {
  if (name === 'carousel') {
    return catalog.carousel.flatMap(({ picture, light_picture: light }) => svgs(picture, light));
  }
  const within = catalog.categories.filter(({ slug, parent }) => slug === name || parent === name);
  const slugs = within.map(({ slug }) => slug);
  const products = catalog.products.filter(({ category }) => slugs.includes(category));
  return [
    ...within.flatMap(({ picture, light_picture: light }) => svgs(picture, light)),
    ...products.flatMap(({ pictures }) =>
      pictures.flatMap(({ file, light_file: light }) => svgs(file, light)),
    ),
  ];
}

function svgs(...paths: (string | undefined)[]): string[] {
  return paths.filter((path) => path?.endsWith('.svg')) as string[];
}

async function main(): Promise<void> {
  if (chosen === undefined || more.length > 0 || ![...tops, 'carousel'].includes(chosen)) {
    throw new Error(`Usage: node demo/photographs/use.ts ${[...tops, 'carousel'].join(' | ')}`);
  }
  const drawings = drawingsOf(chosen);
  const photographs = drawings.map((path) => path.replace(/\.svg$/, '.webp'));
  const there = await Promise.all(photographs.map(exists));
  const lacking = photographs.filter((_, at) => !there[at]);
  if (lacking.length > 0) {
    throw new Error(
      `${chosen} lacks ${lacking.length} of ${photographs.length} photographs:\n${lacking.join('\n')}`,
    );
  }
  let text = await readFile(demoCatalogFile, 'utf8');
  for (const [at, path] of drawings.entries()) {
    text = text.replaceAll(`"${path}"`, `"${photographs[at] ?? path}"`);
  }
  await writeFile(demoCatalogFile, text);
  console.log(`${chosen}: ${drawings.length} photographs. Now run: npm run draw -w @dp/demo`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
