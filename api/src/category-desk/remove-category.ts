import { recordAudit } from '../audit-trail/record-audit.ts';
import { countSlidesOf } from '../carousel/carousel-queries.ts';
import { changeCatalog } from '../catalog/change-catalog.ts';
import { lockCategory, readCategory } from '../categories/category-queries.ts';
import { categoryRows } from '../categories/category-rows.ts';
import { readCategoryTree } from '../categories/category-tree.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { countSectionsOfCategory } from '../home-sections/home-section-queries.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { countProductsOf, moveProducts } from '../products/products-of-category.ts';
import { countVouchersOf } from '../vouchers/voucher-queries.ts';
import { auditedCategory } from './present-staff-category.ts';
import { readInVersion } from './read-in-version.ts';

interface CategoryRemoval {
  readonly id: number;
  readonly version: number;
  /** Where its products go; null where it has none. */
  readonly productsTo: number | null;
}

/**
 * Removes a category that has no others below it and that nothing of the shop names. Its products, on sale or
 * not, go to another one in the same step.
 *
 * @returns how many products went there.
 * @throws ProblemError 403 `permission_required` without `content.edit`, with products also `products.edit`; 404
 *   `category_not_found` for either; 409 `record_changed`, `category_has_children`, `category_has_products`
 *   without another one, `category_in_use`.
 */
export async function removeCategory(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { id, version, productsTo }: CategoryRemoval,
): Promise<number> {
  requirePermission(principal, 'content.edit');
  if (productsTo !== null) requirePermission(principal, 'products.edit');
  const at = now();
  return changeCatalog(db, async (tx, catalogVersion) => {
    await lockCategory(tx, id, 'update');
    const row = await readInVersion(tx, id, version);
    await refuseWhileInUse(tx, id);
    const target = productsTo === null ? null : await readTarget(tx, id, productsTo);
    if (target === null) await refuseWithProducts(tx, id);
    const written = { version: catalogVersion, at };
    const moved =
      target === null ? 0 : await moveProducts(tx, principal, { from: id, to: target.id }, written);
    await categoryRows.remove(tx, id);
    await recordAudit(tx, principal, {
      action: 'category.remove',
      subject: { kind: 'category', id },
      before: auditedCategory(row),
      ...(target && { after: { products_to: target.nameEn, products: moved } }),
      at,
    });
    return moved;
  });
}

async function readTarget(tx: Db, id: number, productsTo: number) {
  const target = productsTo === id ? undefined : await readCategory(tx, productsTo);
  if (!target) throw new ProblemError(404, 'category_not_found');
  return target;
}

async function refuseWhileInUse(tx: Db, id: number): Promise<void> {
  const children = (await readCategoryTree(tx)).childrenOf(id).length;
  if (children > 0) throw new ProblemError(409, 'category_has_children', { children });
  const slides = await countSlidesOf(tx, { categoryId: id });
  const sections = await countSectionsOfCategory(tx, id);
  const vouchers = await countVouchersOf(tx, { categoryId: id });
  if (slides + sections + vouchers > 0) {
    throw new ProblemError(409, 'category_in_use', { slides, sections, vouchers });
  }
}

async function refuseWithProducts(tx: Db, id: number): Promise<void> {
  const products = await countProductsOf(tx, { categoryId: id });
  if (products > 0) throw new ProblemError(409, 'category_has_products', { products });
}
