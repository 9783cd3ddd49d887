import type { editCategoryBody, StaffCategory } from '@dp/contract/staff/categories.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { changeCatalog } from '../catalog/change-catalog.ts';
import { categoryRows } from '../categories/category-rows.ts';
import type { AppDeps } from '../deps.ts';
import { choosePicture } from '../media/choose-picture.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { auditedCategory, categoryFields, presentStaffCategory } from './present-staff-category.ts';
import { readInVersion } from './read-in-version.ts';

/**
 * Changes a category's names, texts and picture. Its slug and its address in the shop stay.
 *
 * @throws ProblemError 403 `permission_required` without `content.edit`; 404 `category_not_found`; 409
 *   `record_changed`; what `choosePicture` throws.
 */
export async function editCategory(
  { db, media, now }: Pick<AppDeps, 'db' | 'media' | 'now'>,
  principal: Principal,
  { id, version, ...given }: { readonly id: number } & z.output<typeof editCategoryBody>,
): Promise<StaffCategory> {
  requirePermission(principal, 'content.edit');
  // Before the transaction: others must not wait for the media store.
  const seen = await readInVersion(db, id, version);
  const picture = await choosePicture(media, given, seen.picture);
  return changeCatalog(db, async (tx) => {
    // Changes of the catalogue wait for each other: this is the row that is changed.
    const before = await readInVersion(tx, id, version);
    const after = await categoryRows.update(tx, id, categoryFields(given, picture));
    await recordAudit(tx, principal, {
      action: 'category.edit',
      subject: { kind: 'category', id },
      before: auditedCategory(before),
      after: auditedCategory(after),
      at: now(),
    });
    return presentStaffCategory(after);
  });
}
