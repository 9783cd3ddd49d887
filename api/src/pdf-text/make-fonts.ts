import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';

/**
 * `npm run fonts -w api`: opens Alexandria's web fonts, which the PDF library would inflate again for
 * every document. The TrueType files are committed in `fonts/`.
 */
const SCRIPTS = ['arabic', 'latin', 'latin-ext'];
const WEIGHTS = [400, 700];

const { resolve } = createRequire(import.meta.url);
const folder = new URL('fonts/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const script of SCRIPTS) {
  for (const weight of WEIGHTS) {
    const name = `alexandria-${script}-${weight}-normal`;
    const woff = await readFile(resolve(`@fontsource/alexandria/files/${name}.woff`));
    await writeFile(new URL(`${name}.ttf`, folder), await convert(woff, 'sfnt'));
  }
}
await copyFile(resolve('@fontsource/alexandria/LICENSE'), new URL('LICENSE', folder));
