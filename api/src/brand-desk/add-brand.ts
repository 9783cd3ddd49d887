import type { addBrandBody, StaffBrand } from '@dp/contract/staff/brands.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { brandRows } from '../brands/brand-rows.ts';
import { changeCatalog } from '../catalog/change-catalog.ts';
import { slugOf } from '../catalog/slug-of.ts';
import type { AppDeps } from '../deps.ts';
import { choosePicture } from '../media/choose-picture.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { auditedBrand, brandFields, logoOf, presentStaffBrand } from './present-staff-brand.ts';

/**
 * Adds a brand, last in the shop's order. Customers see it once one of its products is on sale.
 *
 * @throws ProblemError 403 `permission_required` without `products.edit`; what `choosePicture` throws.
 */
export async function addBrand(
  { db, media, now }: Pick<AppDeps, 'db' | 'media' | 'now'>,
  principal: Principal,
  given: z.output<typeof addBrandBody>,
): Promise<StaffBrand> {
  requirePermission(principal, 'products.edit');
  const fields = brandFields(given, await choosePicture(media, logoOf(given), null));
  return changeCatalog(db, async (tx) => {
    const row = await brandRows.insertLast(tx, slugOf(given.name_en) || 'brand', fields);
    await recordAudit(tx, principal, {
      action: 'brand.add',
      subject: { kind: 'brand', id: row.id },
      after: auditedBrand(row),
      at: now(),
    });
    return presentStaffBrand(row);
  });
}
