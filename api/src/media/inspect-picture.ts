import { PICTURE_NARROWEST } from '@dp/contract/staff/picture-values.ts';
import sharp, { type Metadata, type Sharp } from 'sharp';
import {
  LARGEST,
  LARGEST_DRAWING,
  type OriginalFacts,
  PIXELS_MAX,
  SVG_BYTES_MAX,
  widthsFor,
} from './picture-recipe.ts';
import { pictureUnusable } from './picture-source.ts';

/** Formats that are accepted, by sharp's names, with their file extensions. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  svg: 'svg',
  png: 'png',
  jpeg: 'jpg',
  webp: 'webp',
  heif: 'avif',
};

/**
 * Inspects a picture file: its type by content; its size; its colour, for which it is decoded, so that a
 * damaged one is found now and not when a shopper requests it.
 *
 * @throws ProblemError 422 `picture_unusable`
 */
export async function inspectPicture(bytes: Buffer): Promise<OriginalFacts> {
  let metadata: Metadata;
  try {
    // Only the header is read here, so the size may be anything.
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    if (beginsAsHeic(bytes)) throw pictureUnusable('heic', {}, { cause });
    throw pictureUnusable(beginsAsPicture(bytes) ? 'damaged' : 'not_a_picture', {}, { cause });
  }
  const extension = EXTENSIONS[metadata.format];
  if (!extension) throw pictureUnusable('format_unknown');
  if (metadata.format === 'heif' && metadata.compression !== 'av1') throw pictureUnusable('heic');
  const drawn = extension === 'svg';
  if (drawn && bytes.length > SVG_BYTES_MAX) throw pictureUnusable('drawing_too_large');
  // Dimensions after applying the camera's orientation.
  const { width, height } = metadata.autoOrient;
  if (width * height > PIXELS_MAX) throw pictureUnusable('too_many_pixels');
  if (!drawn && width < PICTURE_NARROWEST) {
    throw pictureUnusable('too_narrow', { least: PICTURE_NARROWEST, width });
  }
  if (height > 4 * width || width > 10 * height) {
    throw pictureUnusable('proportions');
  }
  const widths = widthsFor(drawn ? LARGEST_DRAWING : width);
  const widest = widths.at(-1) ?? LARGEST;
  try {
    const color = await averageColor(bytes, metadata);
    const shownHeight = Math.max(1, Math.round((height * widest) / width));
    return { extension, widths, width: widest, height: shownHeight, color };
  } catch (cause) {
    throw pictureUnusable('damaged', {}, { cause });
  }
}

/**
 * Whether a file begins as a photograph does: of a WebP or AVIF that was cut short the header cannot be read either.
 */
function beginsAsPicture(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 12);
  return /^(?:\x89PNG|\xff\xd8\xff|RIFF.{4}WEBP|.{4}ftypavif)/s.test(start);
}

/** Whether a file begins as one of the HEVC brands of HEIF, in a build of the library that cannot read their header. */
function beginsAsHeic(bytes: Buffer): boolean {
  return /^.{4}ftyphe[iv]/s.test(bytes.toString('latin1', 0, 12));
}

/** Opens a picture that should be `width` pixels wide in the end; drawings are drawn at that size. */
export function open(bytes: Buffer, width?: number, natural?: number): Sharp {
  const density =
    width === undefined || natural === undefined ? 72 : Math.min((72 * width) / natural, 2_400);
  return sharp(bytes, {
    density: Math.max(1, density),
    limitInputPixels: PIXELS_MAX,
    failOn: 'error',
    pages: 1,
  }).autoOrient();
}

async function averageColor(bytes: Buffer, { format, width }: Metadata): Promise<string> {
  const size = 16;
  const small = format === 'svg' ? open(bytes, size, width) : open(bytes);
  const { data, info } = await small
    .resize(size, size, { fit: 'fill' })
    .flatten({ background: '#f4efe6' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const channels = [0, 1, 2].map((channel) => {
    let sum = 0;
    for (
      let index = Math.min(channel, info.channels - 1);
      index < data.length;
      index += info.channels
    ) {
      sum += data[index] ?? 0;
    }
    return Math.round(sum / (size * size));
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
