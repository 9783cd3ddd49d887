import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fontFallbacks } from './font-fallbacks.ts';

/**
 * `npm run fonts -w ui`: cuts out of Alexandria what the shop is written in, one file for each
 * script: its letters, and the weights from regular to extra bold. A first visit waits for both files, and
 * whole they weigh nearly twice as much. They are stored in `fonts/`; their ranges are in
 * `fonts.css`. Writes `font-fallbacks.css` as well.
 */
const LETTERS = {
  arabic: [
    ...range(0x06_0c, 0x06_0c),
    ...range(0x06_1b, 0x06_1f),
    ...range(0x06_21, 0x06_52),
    ...range(0x06_60, 0x06_71),
    // Letters for sounds Arabic has not: peh, tcheh, jeh, veh, gaf, and the figures of Persian.
    ...[0x06_7e, 0x06_86, 0x06_98, 0x06_a4, 0x06_a8, 0x06_af],
    ...range(0x06_f0, 0x06_f9),
    ...range(0x20_0c, 0x20_0f),
  ],
  latin: [
    ...range(0x20, 0x7e),
    ...range(0xa0, 0xff),
    // Dashes, quotation marks, bullet, ellipsis, euro, trade mark, minus.
    ...range(0x20_10, 0x20_1e),
    ...[0x20_22, 0x20_26, 0x20_ac, 0x21_22, 0x22_12],
  ],
};
const WEIGHTS = { min: 400, max: 800 };

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

const whole = new URL(
  'files/',
  import.meta.resolve('@fontsource-variable/alexandria/package.json'),
);
const folder = new URL('fonts/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [script, letters] of Object.entries(LETTERS)) {
  const source = await readFile(new URL(`alexandria-${script}-wght-normal.woff2`, whole));
  const part = await subsetFont(source, String.fromCodePoint(...letters), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
  await writeFile(new URL(`alexandria-${script}.woff2`, folder), part);
}
await writeFile(
  new URL('LICENSE', folder),
  await readFile(
    new URL('LICENSE', import.meta.resolve('@fontsource-variable/alexandria/package.json')),
  ),
);

// After a change of its layout: `npx biome check --write ui/styles`.
await writeFile(new URL('font-fallbacks.css', import.meta.url), fontFallbacks());
