import type { StoredPictureFacts } from '@dp/contract/staff/pictures.ts';
import { pictureInStore } from '../media/choose-picture.ts';
import type { MediaStore } from '../media/media-port.ts';
import { idsInPicture } from '../media/picture-id.ts';
import { ProblemError } from '../problems/problem-error.ts';

/**
 * The picture that a record had, as staff choose it. One that the clean-up has deleted since stays the present one.
 *
 * @param passes its id and that of its light pass; null for no picture.
 * @throws ProblemError 503 `media_away`.
 */
export async function earlierPicture(
  media: MediaStore,
  passes: { readonly id: string; readonly light: string | null } | null,
  present: StoredPictureFacts | null,
): Promise<{ readonly picture: StoredPictureFacts | null; readonly lost: boolean }> {
  if (passes === null) return { picture: null, lost: false };
  const { id, light } = passes;
  if (present?.id === id && present.light_id === light) return { picture: present, lost: false };
  try {
    const facts = await pictureInStore(media, id, light);
    return { picture: { ...facts, ...idsInPicture(facts) }, lost: false };
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'picture_unusable') throw error;
    return { picture: present, lost: true };
  }
}
