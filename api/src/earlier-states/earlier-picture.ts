import type { StoredPictureFacts } from '@dp/contract/staff/pictures.ts';
import { pictureInStore } from '../media/choose-picture.ts';
import type { MediaStore } from '../media/media-port.ts';
import { idsInPicture } from '../media/picture-id.ts';
import { ProblemError } from '../problems/problem-error.ts';

/**
 * The picture that a record had, as staff choose it. One that the clean-up has deleted since stays the present one.
 *
 * @param id null for no picture.
 * @param light the id of its light pass, if any.
 * @throws ProblemError 503 `media_away`.
 */
export async function earlierPicture(
  media: MediaStore,
  { id, light }: { readonly id: string | null; readonly light: string | null },
  present: StoredPictureFacts | null,
): Promise<{ readonly picture: StoredPictureFacts | null; readonly lost: boolean }> {
  if (id === null) return { picture: null, lost: false };
  if (present?.id === id && present.light_id === light) return { picture: present, lost: false };
  try {
    const facts = await pictureInStore(media, id, light);
    return { picture: { ...facts, ...idsInPicture(facts) }, lost: false };
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'picture_unusable') throw error;
    return { picture: present, lost: true };
  }
}
