import sharp from 'sharp';

/** The longest side of a stored picture, in pixels: enough to see a crack on. */
const LONGEST = 1_600;
/** Most pixels that are decoded: a phone's sharpest camera has 50 million. */
const PIXELS_MAX = 60_000_000;
const QUALITY = 80;

/** A photograph in the form in which it is stored. */
export interface PlainJpeg {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Makes a JPEG of a photograph that anyone may have sent: upright, at most `LONGEST` wide and high, and without
 * metadata such as where it was taken.
 *
 * @returns undefined for what is no photograph, is damaged or has too many pixels.
 */
export async function toPlainJpeg(file: Buffer): Promise<PlainJpeg | undefined> {
  try {
    const picture = sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 });
    const { format } = await picture.metadata();
    if (!['jpeg', 'png', 'webp'].includes(format)) return undefined;
    const { data, info } = await picture
      .autoOrient()
      .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}
