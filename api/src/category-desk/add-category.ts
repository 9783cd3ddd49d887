import type { addCategoryBody, StaffCategory } from '@dp/contract/staff/categories.ts';
import { CATEGORY_DEPTH_MAX } from '@dp/contract/staff/group-values.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { changeCatalog } from '../catalog/change-catalog.ts';
import { slugOf } from '../catalog/slug-of.ts';
import { categoryRows } from '../categories/category-rows.ts';
import { readCategoryTree } from '../categories/category-tree.ts';
import type { AppDeps } from '../deps.ts';
import { choosePicture } from '../media/choose-picture.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { auditedCategory, categoryFields, presentStaffCategory } from './present-staff-category.ts';

/**
 * Adds a category, last among those at its place. Customers see it once one of its products is on sale.
 *
 * @throws ProblemError 403 `permission_required` without `content.edit`; 404 `category_not_found` for the one
 *   above; 422 `category_too_deep`; what `choosePicture` throws.
 */
export async function addCategory(
  { db, media, now }: Pick<AppDeps, 'db' | 'media' | 'now'>,
  principal: Principal,
  given: z.output<typeof addCategoryBody>,
): Promise<StaffCategory> {
  requirePermission(principal, 'content.edit');
  const fields = categoryFields(given, await choosePicture(media, given, null));
  const parentId = given.parent_id;
  return changeCatalog(db, async (tx) => {
    const tree = await readCategoryTree(tx);
    const parent = parentId === null ? undefined : tree.find(parentId);
    if (parentId !== null && !parent) throw new ProblemError(404, 'category_not_found');
    if (tree.depthOf(parentId) >= CATEGORY_DEPTH_MAX) {
      throw new ProblemError(422, 'category_too_deep', { limit: CATEGORY_DEPTH_MAX });
    }
    const slug = slugOf(given.name_en) || 'category';
    const row = await categoryRows.insertLast(tx, slug, { ...fields, parentId });
    await recordAudit(tx, principal, {
      action: 'category.add',
      subject: { kind: 'category', id: row.id },
      after: { ...auditedCategory(row), parent: parent?.name.en ?? null },
      at: now(),
    });
    return presentStaffCategory(row);
  });
}
