import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressText, type Effort, type Encoding } from './content-encoding.ts';

const DECOMPRESS = { br: brotliDecompressSync, gzip: gunzipSync };
const WORDS = 'نجفة كريستال ذهبي، 9 لمبات. ';

describe.each<Encoding>(['br', 'gzip'])('text compressed as %s', (encoding) => {
  describe.each<Effort>(['quick', 'thorough'])('with the effort %s', (effort) => {
    it.each([40, 4_000, 40_000])(
      'is whole again and keeps no spare memory: %s words',
      async (n) => {
        const text = Buffer.from(
          Array.from({ length: n }, (_, number) => `${WORDS}${number * 7_919}`).join(''),
        );
        const compressed = await compressText(encoding, text, effort);
        expect(DECOMPRESS[encoding](compressed).equals(text)).toBe(true);
        expect(compressed.buffer.byteLength).toBe(compressed.length);
      },
    );
  });
});
