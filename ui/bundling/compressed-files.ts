import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Text files; pictures and fonts are not compressed again. */
const TEXT = /\.(?:js|css|svg|json|txt|webmanifest)$/;
/** Below this, in bytes, compressing costs more than it saves. */
const SMALLEST = 1_024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Puts a `.br` and a `.gz` beside every text file of the built storefront, as small as they get: they are
 * made once and sent for as long as the build lives.
 *
 * @param folder of built browser files.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = await readFile(file);
    if (text.length < SMALLEST) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    await writeFile(`${file}.br`, await brotli(text, { params }));
    await writeFile(`${file}.gz`, await zip(text, { level: constants.Z_BEST_COMPRESSION }));
  }
}
