import { recordAudit } from '../audit-trail/record-audit.ts';
import { lockBrand, readBrand } from '../brands/brand-queries.ts';
import { brandRows } from '../brands/brand-rows.ts';
import { countSlidesOf } from '../carousel/carousel-queries.ts';
import { changeCatalog } from '../catalog/change-catalog.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { countSectionsOfBrand } from '../home-sections/home-section-queries.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { requireInVersion } from '../problems/record-changed.ts';
import { countProductsOf } from '../products/products-of-category.ts';
import { countVouchersOf } from '../vouchers/voucher-queries.ts';
import { auditedBrand, presentStaffBrand } from './present-staff-brand.ts';

/**
 * Removes a brand that no product, on sale or not, and nothing else in the shop names.
 *
 * @throws ProblemError 403 `permission_required` without `products.edit`; 404 `brand_not_found`; 409
 *   `record_changed`, `brand_in_use`.
 */
export async function removeBrand(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<void> {
  requirePermission(principal, 'products.edit');
  await changeCatalog(db, async (tx) => {
    await lockBrand(tx, id, 'update');
    const found = await readBrand(tx, id);
    const row = await requireInVersion(found, version, 'brand_not_found', presentStaffBrand);
    await refuseWhileInUse(tx, id);
    await brandRows.remove(tx, id);
    await recordAudit(tx, principal, {
      action: 'brand.remove',
      subject: { kind: 'brand', id },
      before: auditedBrand(row),
      at: now(),
    });
  });
}

async function refuseWhileInUse(tx: Db, id: number): Promise<void> {
  const of = { brandId: id };
  const products = await countProductsOf(tx, of);
  const slides = await countSlidesOf(tx, of);
  const sections = await countSectionsOfBrand(tx, id);
  const vouchers = await countVouchersOf(tx, of);
  if (products + slides + sections + vouchers > 0) {
    throw new ProblemError(409, 'brand_in_use', { products, slides, sections, vouchers });
  }
}
