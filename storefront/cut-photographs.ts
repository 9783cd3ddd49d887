import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { plainWidth } from '@dp/ui/products/picture-sources.ts';
import sharp, { type Sharp } from 'sharp';

// The photographs that every shop shows whatever it sells, cut from the demo shop's masters:
// `npm run photographs -w @dp/storefront`. Each in both passes, as ProductPicture shows them.

const MASTERS = fileURLToPath(new URL('../demo/pictures/', import.meta.url));
const FOLDER = fileURLToPath(new URL('public/photographs/', import.meta.url));

/** As the shop's pictures of photographs (`api/src/media/picture-recipe.ts`), but made once: at more effort. */
const AVIF = { quality: 46, effort: 6, chromaSubsampling: '4:2:0' } as const;
const WEBP_BYTES = 25_000;

/** Where a photograph comes from, the part of it that is shown (pixels of the master), and its widths. */
const PHOTOGRAPHS = {
  'pierced-ball': {
    master: 'products/dp-pd-0012',
    part: square(0, 0, 1280),
    widths: [480, 640, 800],
  },
  // In its room, with space on all sides: onboarding crops it to a tall or a low picture, as the screen is.
  chandelier: {
    master: 'products/dp-ch-0005-room',
    part: square(0, 0, 800),
    widths: [480, 640, 800],
  },
  'front-door': {
    master: 'carousel/garden-path',
    part: square(350, 0, 900),
    widths: [480, 640, 800],
  },
  'table-lamp': lamp('dp-tf-0002', square(60, 60, 900)),
  'globe-lamp': lamp('dp-tf-0001', square(130, 190, 740)),
  'copper-pendant': lamp('dp-pd-0003', square(0, 0, 1000)),
  'banker-lamp': lamp('dp-tf-0007', square(110, 140, 800)),
  'glass-balls': lamp('dp-pd-0008', square(30, 0, 900)),
  'twin-sconce': lamp('dp-wl-0003', square(50, 0, 900)),
  'filament-bulb': lamp('dp-lb-0013', square(130, 190, 740)),
} as const;

/** A product's photograph where there is nothing else to show. */
function lamp(product: string, part: ReturnType<typeof square>) {
  return { master: `products/${product}`, part, widths: [384, 768] } as const;
}

function square(left: number, top: number, side: number) {
  return { left, top, width: side, height: side };
}

await mkdir(FOLDER, { recursive: true });
for (const [name, { master, part, widths }] of Object.entries(PHOTOGRAPHS))
  for (const pass of ['', '-light'])
    for (const width of widths) {
      const cut = sharp(`${MASTERS}${master}${pass}.webp`).extract(part).resize(width);
      const file = `${FOLDER}${name}${pass}-${width}`;
      await cut.clone().avif(AVIF).toFile(`${file}.avif`);
      if (width === plainWidth(widths))
        await writeFile(`${file}.webp`, await webpWithin(WEBP_BYTES, cut));
    }

/** The best WebP within a number of bytes: only browsers without AVIF ask for it. */
async function webpWithin(bytes: number, picture: Sharp, quality = 70): Promise<Buffer> {
  const file = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
  return file.length <= bytes ? file : webpWithin(bytes, picture, quality - 5);
}
