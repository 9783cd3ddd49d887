import type { MediaStore } from './media-port.ts';
import { pairPasses } from './pair-passes.ts';
import { idInAddress } from './picture-id.ts';
import type { PictureFacts } from './picture-source.ts';
import { requireOriginal } from './require-original.ts';

/**
 * The one picture that staff have chosen for a record. The one that the record has already, with its light, is
 * not looked for in the store, so that a record can be edited while the store is away.
 *
 * @throws ProblemError 422 `picture_unusable` for one that the store does not have; 503 `media_away`.
 */
export async function choosePicture(
  media: MediaStore,
  id: string | null,
  present: PictureFacts | null,
): Promise<PictureFacts | null> {
  if (id === null) return null;
  if (present && idInAddress(present.src) === id) return present;
  return pairPasses(await requireOriginal(media, id), undefined, { day: id });
}
