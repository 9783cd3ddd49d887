import type { cropPictureBody, StoredPictureFacts } from '@dp/contract/staff/pictures.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { AppDeps } from '../deps.ts';
import type { MediaStore, StoredOriginal } from '../media/media-port.ts';
import { requireOriginal } from '../media/require-original.ts';
import { oneOfFewDecoded, storePicture } from '../media/store-picture.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { presentStoredPicture } from './present-stored-picture.ts';

type Crop = z.output<typeof cropPictureBody>;

/**
 * Cuts the same part out of a picture's two passes and stores it as a picture of its own; the whole one stays.
 *
 * @throws ProblemError 403 `permission_required` without `products.edit`, 422 `picture_unusable` also for a
 *   part that is too small; what `storePicture` throws.
 */
export async function cropPicture(
  { db, media, now }: Pick<AppDeps, 'db' | 'media' | 'now'>,
  principal: Principal,
  id: string,
  { light_id: lightId, ...part }: Crop,
): Promise<StoredPictureFacts> {
  requirePermission(principal, 'products.edit');
  const day = await cropped(media, id, part);
  const light = lightId === null ? undefined : await cropped(media, lightId, part);
  const shown = presentStoredPicture(day, light);
  await recordAudit(db, principal, {
    action: 'picture.crop',
    subject: { kind: 'picture', id: day.id },
    after: { whole: id, ...part },
    at: now(),
  });
  return shown;
}

async function cropped(
  media: MediaStore,
  id: string,
  part: Omit<Crop, 'light_id'>,
): Promise<StoredOriginal> {
  const original = await requireOriginal(media, id);
  const bytes = await media.get(id);
  // Loaded with the first picture: the image library would slow down every start.
  const { cutOut } = await import('../media/cut-out.ts');
  return storePicture(media, await oneOfFewDecoded(() => cutOut(bytes, original.facts, part)));
}
