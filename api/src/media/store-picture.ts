import { limitWork } from './limit-work.ts';
import type { MediaStore, StoredOriginal } from './media-port.ts';
import { pictureId } from './picture-id.ts';

/** Pictures decoded at the same time for staff; each takes a core and much memory. */
export const oneOfFewDecoded = limitWork(2);

/**
 * Inspects a picture and stores it; one that is stored already is found by its content.
 *
 * @throws ProblemError 422 `picture_unusable`, 503 `media_away`, 507 `media_full`; nothing is stored then.
 */
export async function storePicture(store: MediaStore, bytes: Buffer): Promise<StoredOriginal> {
  const id = pictureId(bytes);
  const stored = await store.find(id);
  if (stored) return stored;
  // Loaded with the first picture: the image library would slow down every start.
  const { inspectPicture } = await import('./inspect-picture.ts');
  const facts = await oneOfFewDecoded(() => inspectPicture(bytes));
  await store.put(bytes, facts);
  return { id, facts };
}
