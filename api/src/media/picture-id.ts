import { createHash } from 'node:crypto';
import { idInAddress } from '@dp/contract/picture-address.ts';
import { RECIPE_VERSION } from './picture-recipe.ts';

/** The id of a picture: a hash of its content and of the recipe for its sizes. */
export function pictureId(bytes: Buffer): string {
  const hash = createHash('sha256').update(`${RECIPE_VERSION} `).update(bytes);
  return hash.digest('hex').slice(0, 24);
}

/** A picture that the shop has as catalogue files name it, from its address. */
export function mediaName(src: string): string {
  return `media:${idInAddress(src)}`;
}

/** The ids of a picture's two passes, by which staff refer to it. */
export function idsInPicture({
  src,
  light_src: light,
}: {
  readonly src: string;
  readonly light_src: string | null;
}): { id: string; light_id: string | null } {
  return { id: idInAddress(src), light_id: light && idInAddress(light) };
}
