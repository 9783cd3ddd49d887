import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The compressions that answers are sent in. */
export type Encoding = 'br' | 'gzip';

/** Below this, in bytes, compressing costs more than it saves. */
export const SMALLEST_TO_COMPRESS = 1_024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses text, written once and sent many times. */
export function compressText(encoding: Encoding, text: Buffer): Promise<Buffer> {
  if (encoding === 'gzip') return zip(text);
  return brotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
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
