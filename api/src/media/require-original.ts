import type { MediaStore, StoredOriginal } from './media-port.ts';
import { pictureUnusable } from './picture-source.ts';

/**
 * A picture of the store by its id.
 *
 * @throws ProblemError 422 `picture_unusable` (`not_in_shop`) when the store does not have it; 503 `media_away`.
 */
export async function requireOriginal(media: MediaStore, id: string): Promise<StoredOriginal> {
  const original = await media.find(id);
  if (!original) throw pictureUnusable('not_in_shop');
  return original;
}
