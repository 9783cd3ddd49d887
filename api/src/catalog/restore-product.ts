import type { LostPart } from '@dp/contract/staff/product-values.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { discountOf } from '../products/product-life.ts';
import { readSkus } from '../products/product-queries.ts';
import type { ProductRow } from '../products/product-row.ts';
import { type ReplacedState, readReplacedState } from '../products/product-version-rows.ts';
import type { ProductColumns } from '../products/write-product-edit.ts';
import { type ChangedProduct, changeProduct } from './change-product.ts';
import type { ProductGroups } from './product-groups.ts';

/**
 * Brings back an earlier state of a product as a new version: its texts, photographs, specifications and place,
 * and by who may change prices its prices. It stays on sale or not as it is. What the shop no longer has stays
 * as it is, and is named.
 *
 * @throws ProblemError 403 `permission_required` without `products.edit`; 404 `product_not_found`,
 *   `product_version_not_found`; 409 `record_changed`; 422 `tiers_do_not_fall` where another's prices stay.
 */
export async function restoreProduct(
  deps: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  product: Extract<ChangedProduct, { version: number }>,
  restored: number,
): Promise<{ readonly row: ProductRow; readonly lost: readonly LostPart[] }> {
  requirePermission(principal, 'products.edit');
  const mayPrice = principal.kind !== 'staff' || principal.permissions.has('prices.edit');
  let lost: readonly LostPart[] = [];
  const { row } = await changeProduct(deps, principal, product, {
    action: 'product.restore',
    columns: async (tx, before, groups, at) => {
      const state = await readReplacedState(tx, before.id, restored);
      if (!state) throw new ProblemError(404, 'product_version_not_found');
      const possible = await possibleOf(tx, state, groups);
      lost = possible.lost;
      if (!mayPrice) return possible.columns;
      const { listPricePiastres, tiers, discount } = state;
      const prices = discountOf(discount, { from: null, until: null, at });
      return { ...possible.columns, listPricePiastres, tiers, ...prices };
    },
  });
  return { row, lost };
}

/** What of a state can be brought back, and what the shop no longer has. */
async function possibleOf(
  tx: Db,
  state: ReplacedState,
  { categories, brands }: ProductGroups,
): Promise<{ readonly columns: ProductColumns; readonly lost: readonly LostPart[] }> {
  const { listPricePiastres: _, tiers: __, discount: ___, ...rest } = state;
  const { categoryId, brandId, related } = rest;
  const hasCategory = categoryId === null || categories.has(categoryId);
  const hasBrand = brandId === null || brands.has(brandId);
  const skus = await readSkus(tx, related);
  const there = related.filter((id) => skus.has(id));
  const lost: LostPart[] = [];
  if (!hasCategory) lost.push('category');
  if (!hasBrand) lost.push('brand');
  if (there.length < related.length) lost.push('related');
  return {
    columns: {
      ...rest,
      related: there,
      categoryId: hasCategory ? categoryId : undefined,
      brandId: hasBrand ? brandId : undefined,
    },
    lost,
  };
}
