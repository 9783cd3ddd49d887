import { ProblemError } from '../problems/problem-error.ts';
import { oneOfFewDecoded } from './store-picture.ts';
import type { PlainJpeg } from './to-plain-jpeg.ts';

/** Pictures that one shopper sends in an hour: each is decoded. */
export const SHOPPER_UPLOADS = { name: 'shopper-pictures', points: 60, seconds: 60 * 60 };

/**
 * A picture that a shopper sent for the shop's eyes only, as it is stored: a JPEG without metadata.
 *
 * @throws ProblemError 422 `shopper_picture_unusable`.
 */
export async function readShopperPicture(file: Buffer): Promise<PlainJpeg> {
  // Loaded with the first picture: the image library would slow down every start.
  const { toPlainJpeg } = await import('./to-plain-jpeg.ts');
  const picture = await oneOfFewDecoded(() => toPlainJpeg(file));
  if (!picture) throw new ProblemError(422, 'shopper_picture_unusable');
  return picture;
}
