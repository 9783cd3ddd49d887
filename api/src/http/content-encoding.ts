import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { unpooled } from './unpooled.ts';

/** The supported content encodings. */
export type Encoding = 'br' | 'gzip';

/** Below this, in bytes, compressing costs more than it saves. */
export const SMALLEST_TO_COMPRESS = 1_024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** `thorough` for what is sent many times; `quick`, a third of the work and a tenth more bytes, for once. */
export type Effort = 'thorough' | 'quick';

const BROTLI_QUALITY: Record<Effort, number> = { thorough: 5, quick: 3 };
const GZIP_LEVEL: Record<Effort, number> = { thorough: 6, quick: 1 };

/** Compresses text. The result is in memory of its own: most results are cached. */
export async function compressText(
  encoding: Encoding,
  text: Buffer,
  effort: Effort,
): Promise<Buffer> {
  return unpooled(await compress(encoding, text, effort));
}

function compress(encoding: Encoding, text: Buffer, effort: Effort): Promise<Buffer> {
  // Markup and JSON of ours shrink to less than a third, so one chunk is enough.
  const chunkSize = Math.max(SMALLEST_TO_COMPRESS, Math.ceil(text.length / 3));
  if (encoding === 'gzip') return zip(text, { level: GZIP_LEVEL[effort], chunkSize });
  return brotli(text, {
    chunkSize,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      // As far back as texts of ours reach; more memory than that is only cleared and given back.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  });
}

/** The better of our encodings that an `accept-encoding` header allows; undefined for none. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  if (typeof accepted !== 'string') return undefined;
  const names = accepted.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
  });
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : undefined;
}
