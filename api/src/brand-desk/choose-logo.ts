import type { MediaStore } from '../media/media-port.ts';
import { pairPasses } from '../media/pair-passes.ts';
import { idInAddress } from '../media/picture-id.ts';
import type { PictureFacts } from '../media/picture-source.ts';
import { requireOriginal } from '../media/require-original.ts';

/**
 * The logo that staff have chosen. The one that the brand has already is not looked for in the store, so that
 * a brand can be edited while the store is away.
 *
 * @throws ProblemError 422 `picture_unusable` for one that the store does not have; 503 `media_away`.
 */
export async function chooseLogo(
  media: MediaStore,
  id: string | null,
  present: PictureFacts | null,
): Promise<PictureFacts | null> {
  if (id === null) return null;
  if (present && idInAddress(present.src) === id) return present;
  return pairPasses(await requireOriginal(media, id), undefined, { day: id });
}
