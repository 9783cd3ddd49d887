import type { StoredPictureFacts } from '@dp/contract/staff/pictures.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { AppDeps } from '../deps.ts';
import { storePicture } from '../media/store-picture.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { presentStoredPicture } from './present-stored-picture.ts';

/**
 * Stores a picture that staff have sent. Records refer to it once they are saved with its id.
 *
 * @throws ProblemError 403 `permission_required` without `products.edit`; what `storePicture` throws.
 */
export async function uploadPicture(
  { db, media, now }: Pick<AppDeps, 'db' | 'media' | 'now'>,
  principal: Principal,
  bytes: Buffer,
): Promise<StoredPictureFacts> {
  requirePermission(principal, 'products.edit');
  const stored = await storePicture(media, bytes);
  await recordAudit(db, principal, {
    action: 'picture.upload',
    subject: { kind: 'picture', id: stored.id },
    after: { bytes: bytes.length, width: stored.facts.width, height: stored.facts.height },
    at: now(),
  });
  return presentStoredPicture(stored);
}
