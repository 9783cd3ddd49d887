import { open } from '@dp/api/media/inspect-picture.ts';
import type { MediaStore, StoredOriginal } from '@dp/api/media/media-port.ts';
import { avifSettings, type PictureFormat, WEBP } from '@dp/api/media/picture-recipe.ts';
import sharp, { type Sharp } from 'sharp';
import type { MadeSizes } from './made-sizes.ts';
import { writeWhole } from './write-whole.ts';

/** Where originals come from, and where sizes go. */
export interface PictureFolders {
  readonly store: MediaStore;
  readonly sizes: MadeSizes;
}

/** Generates one size and format of a picture at its served path. */
export async function makePicture(
  { store, sizes }: PictureFolders,
  original: StoredOriginal,
  width: number,
  format: PictureFormat,
): Promise<void> {
  const picture = await rendered(store, original, width);
  await writeWhole(
    sizes.file(original.id, width, format),
    await encoded(picture, original, width, format),
  );
}

/** Generates all requested sizes and formats from one decoding, which is half of the work. */
export async function makePictures(
  { store, sizes }: PictureFolders,
  original: StoredOriginal,
  wanted: readonly { readonly width: number; readonly format: PictureFormat }[],
): Promise<void> {
  const { data, info } = await (await rendered(store, original, original.facts.width))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const largest = sharp(data, { raw: info });
  for (const { width, format } of wanted) {
    const picture = largest.clone().resize(width);
    await writeWhole(
      sizes.file(original.id, width, format),
      await encoded(picture, original, width, format),
    );
  }
}

async function rendered(
  store: MediaStore,
  { id, facts }: StoredOriginal,
  width: number,
): Promise<Sharp> {
  const bytes = await store.get(id);
  if (facts.extension !== 'svg') return open(bytes).resize(width);
  const natural = (await open(bytes).metadata()).width;
  return open(bytes, width, natural).resize(width);
}

async function encoded(
  picture: Sharp,
  { facts }: StoredOriginal,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const avif = avifSettings(width, facts.extension === 'svg');
  return (format === 'avif' ? picture.avif(avif) : picture.webp(WEBP)).toBuffer();
}
