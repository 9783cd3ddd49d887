import { idInAddress } from '@dp/contract/picture-address.ts';
import type { MediaStore } from './media-port.ts';
import { pairPasses } from './pair-passes.ts';
import type { PictureFacts } from './picture-source.ts';
import { requireOriginal } from './require-original.ts';

/** A picture in the media store, and its light pass. */
interface ChosenIds {
  readonly picture_id: string | null;
  readonly light_id: string | null;
}

/**
 * The one picture that staff have chosen for a record. The one that the record has already is not looked for in
 * the store, so that a record can be edited while the store is away.
 *
 * @throws ProblemError as `pictureInStore`.
 */
export async function choosePicture(
  media: MediaStore,
  { picture_id: id, light_id: lightId }: ChosenIds,
  present: PictureFacts | null,
): Promise<PictureFacts | null> {
  if (id === null) return null;
  const isPresent = present && idInAddress(present.src) === id;
  if (isPresent && (present.light_src && idInAddress(present.light_src)) === lightId)
    return present;
  return pictureInStore(media, id, lightId);
}

/**
 * A picture of the media store with its light pass.
 *
 * @throws ProblemError 422 `picture_unusable` for one that the store does not have or whose passes do not fit;
 *   503 `media_away`.
 */
export async function pictureInStore(
  media: MediaStore,
  id: string,
  lightId: string | null,
): Promise<PictureFacts> {
  const day = await requireOriginal(media, id);
  const light = lightId === null ? undefined : await requireOriginal(media, lightId);
  return pairPasses(day, light, { day: id });
}
