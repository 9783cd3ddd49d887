import sharp from 'sharp';
import type { EncodedPicture } from './linear-light.ts';

/** A pass as a file: a JPEG that loses nothing that is seen, since sizes are made of it. */
export async function passFile({ width, height, pixels }: EncodedPicture): Promise<Uint8Array> {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
