import { readSlideRows } from '../carousel/carousel-queries.ts';
import type { AppDeps } from '../deps.ts';
import { choosePicture } from '../media/choose-picture.ts';
import type { PictureFacts } from '../media/picture-source.ts';

/**
 * The picture that staff have chosen for a slide, before its transaction: others must not wait for the media
 * store.
 *
 * @param id undefined for a new slide.
 * @throws ProblemError what `choosePicture` throws.
 */
export async function chooseSlidePicture(
  { db, media }: Pick<AppDeps, 'db' | 'media'>,
  id: number | undefined,
  chosen: Parameters<typeof choosePicture>[1],
): Promise<PictureFacts | null> {
  const slide = (await readSlideRows(db)).find((row) => row.id === id);
  return choosePicture(media, chosen, slide?.picture ?? null);
}
