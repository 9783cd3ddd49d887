import { readFile } from 'node:fs/promises';
import { open } from '@dp/api/media/inspect-picture.ts';
import { AVIF, type PictureFormat, WEBP } from '@dp/api/media/picture-recipe.ts';
import sharp, { type Sharp } from 'sharp';
import { type KeptOriginal, type PictureLibrary, writeWhole } from './picture-library.ts';

/** Generates one size and format of a picture at its served path. */
export async function makePicture(
  library: PictureLibrary,
  original: KeptOriginal,
  width: number,
  format: PictureFormat,
): Promise<void> {
  const picture = await rendered(original, width);
  await writeWhole(
    library.generatedFile(original.id, width, format),
    await encoded(picture, original, format),
  );
}

/** Generates all requested sizes and formats from one decoding, which is half of the work. */
export async function makePictures(
  library: PictureLibrary,
  original: KeptOriginal,
  wanted: readonly { readonly width: number; readonly format: PictureFormat }[],
): Promise<void> {
  const { data, info } = await (await rendered(original, original.facts.width))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const largest = sharp(data, { raw: info });
  for (const { width, format } of wanted) {
    const picture = largest.clone().resize(width);
    await writeWhole(
      library.generatedFile(original.id, width, format),
      await encoded(picture, original, format),
    );
  }
}

async function rendered({ file, facts }: KeptOriginal, width: number): Promise<Sharp> {
  const bytes = await readFile(file);
  if (facts.extension !== 'svg') return open(bytes).resize(width);
  const natural = (await open(bytes).metadata()).width;
  return open(bytes, width, natural).resize(width);
}

async function encoded(
  picture: Sharp,
  { facts }: KeptOriginal,
  format: PictureFormat,
): Promise<Buffer> {
  const avif = facts.extension === 'svg' ? AVIF.drawing : AVIF.photograph;
  return (format === 'avif' ? picture.avif(avif) : picture.webp(WEBP)).toBuffer();
}
