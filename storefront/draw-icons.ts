import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * `npm run icons -w storefront`: draws the icons that phones show for the installed shop, out of the one
 * in `ui/styles/icon.svg`. Their files are stored in `public/icons`.
 */
const source = await readFile(new URL('../ui/styles/icon.svg', import.meta.url), 'utf8');
const folder = new URL('public/icons/', import.meta.url);

/** Phones cut their own shape: the ground runs to the edge, the drawing stays within the inner 80 %. */
const ground = '#12110f';
const whole = source.replace(' rx="16"', '');
const safe = whole.replace('viewBox="0 0 64 64"', 'viewBox="-6 -6 76 76"');

async function draw(svg: string, size: number, name: string): Promise<void> {
  const picture = await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .flatten(svg === source ? false : { background: ground })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  await writeFile(new URL(name, folder), picture);
}

await mkdir(folder, { recursive: true });
await writeFile(new URL('icon.svg', folder), source);
await draw(source, 192, 'icon-192.png');
await draw(source, 512, 'icon-512.png');
await draw(safe, 512, 'icon-maskable-512.png');
await draw(whole, 180, 'apple-touch-icon.png');
