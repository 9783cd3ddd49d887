import type { editBrandBody, StaffBrand } from '@dp/contract/staff/brands.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { readBrand } from '../brands/brand-queries.ts';
import { type BrandRow, brandRows } from '../brands/brand-rows.ts';
import { changeCatalog } from '../catalog/change-catalog.ts';
import type { Db } from '../database/database.ts';
import type { AppDeps } from '../deps.ts';
import { choosePicture } from '../media/choose-picture.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { requireInVersion } from '../problems/record-changed.ts';
import { auditedBrand, brandFields, logoOf, presentStaffBrand } from './present-staff-brand.ts';

/**
 * Changes a brand's names, texts and logo. Its slug stays, so that links to it keep working.
 *
 * @throws ProblemError 403 `permission_required` without `products.edit`; 404 `brand_not_found`; 409
 *   `record_changed`; what `choosePicture` throws.
 */
export async function editBrand(
  { db, media, now }: Pick<AppDeps, 'db' | 'media' | 'now'>,
  principal: Principal,
  { id, version, ...given }: { readonly id: number } & z.output<typeof editBrandBody>,
): Promise<StaffBrand> {
  requirePermission(principal, 'products.edit');
  // Before the transaction: others must not wait for the media store.
  const seen = await readInVersion(db, id, version);
  const fields = brandFields(given, await choosePicture(media, logoOf(given), seen.logo));
  return changeCatalog(db, async (tx) => {
    // Changes of the catalogue wait for each other: this is the row that is changed.
    const before = await readInVersion(tx, id, version);
    const after = await brandRows.update(tx, id, fields);
    await recordAudit(tx, principal, {
      action: 'brand.edit',
      subject: { kind: 'brand', id },
      before: auditedBrand(before),
      after: auditedBrand(after),
      at: now(),
    });
    return presentStaffBrand(after);
  });
}

async function readInVersion(db: Db, id: number, version: number): Promise<BrandRow> {
  const row = await readBrand(db, id);
  return requireInVersion(row, version, 'brand_not_found', presentStaffBrand);
}
