import { readFile } from 'node:fs/promises';
import { plainWidth } from '@dp/ui/products/picture-sources.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { SHOP_PHOTOGRAPHS, shopPhotograph } from './shop-photographs.ts';

const PUBLIC = new URL('../../public', import.meta.url);
/** What one file may weigh, in bytes: they are shown on a first visit. */
const AT_MOST = 25_000;

it.each(SHOP_PHOTOGRAPHS)(
  'the photograph %s is there in every width and both passes',
  async (name) => {
    const { src, light_src, widths } = shopPhotograph(name);
    for (const pass of [src, light_src]) {
      const plain = { width: plainWidth(widths), format: 'webp' };
      for (const { width, format } of [
        ...widths.map((width) => ({ width, format: 'avif' })),
        plain,
      ]) {
        const file = await readFile(new URL(`${PUBLIC}${pass}-${width}.${format}`));
        expect(file.length).toBeLessThanOrEqual(AT_MOST);
        expect(await sharp(file).metadata()).toMatchObject({ width, height: width });
      }
    }
  },
);
