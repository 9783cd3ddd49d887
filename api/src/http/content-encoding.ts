import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

/** Compresses text. */
export function compressText(encoding: Encoding, text: Buffer, effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return zip(text, { level: GZIP_LEVEL[effort] });
  return brotli(text, {
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
