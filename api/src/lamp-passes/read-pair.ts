import { open } from '../media/inspect-picture.ts';
import type { EncodedPicture } from './linear-light.ts';

/** The longest side of the passes in pixels: more than is ever shown, so that they can be cropped. */
const SIDE_MAX = 1_600;

/** Two photographs of one shape, as files. */
export interface PassesJob {
  readonly first: Uint8Array;
  readonly second: Uint8Array;
}

/** Opens two photographs in one size: that of the smaller one, and no more than the passes have. */
export async function readPair({
  first,
  second,
}: PassesJob): Promise<[EncodedPicture, EncodedPicture]> {
  const [one, other] = await Promise.all([first, second].map(sizeOf));
  const [width, height] = [one?.width ?? 1, one?.height ?? 1];
  const longest = Math.max(width, height);
  const scale =
    Math.min(SIDE_MAX, longest, Math.max(other?.width ?? 1, other?.height ?? 1)) / longest;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  // One after the other: each may be large until it is small.
  return [await pixelsOf(first, size), await pixelsOf(second, size)];
}

async function sizeOf(bytes: Uint8Array) {
  return (await open(Buffer.from(bytes)).metadata()).autoOrient;
}

async function pixelsOf(
  bytes: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<EncodedPicture> {
  const pixels = await open(Buffer.from(bytes))
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return { width, height, pixels };
}
