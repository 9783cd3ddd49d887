import { toBasisPoints, toPiastres } from '@dp/contract/money.ts';
import { z } from 'zod';
import { retryOnConflict } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { toStoredTier } from '../products/price-tiers.ts';
import { writeProductEdit } from '../products/write-product-edit.ts';
import { discount, featured, placeOfFeatured, price, text } from './catalog-fields.ts';
import { tiers } from './catalog-file.ts';
import { changeCatalog } from './change-catalog.ts';

/**
 * The editable fields of one product; omitted ones stay unchanged. Prices in EGP, discounts in percent; `tiers`
 * replace all prices by quantity.
 */
export const productEdit = z
  .strictObject({
    name_ar: text(160),
    name_en: text(160),
    list_price: price,
    discount,
    tiers,
    featured,
    published: z.boolean(),
  })
  .partial();
export type ProductEdit = z.output<typeof productEdit>;

/** Thrown to roll back the catalogue's new version when nothing changes. */
class NothingToChange extends Error {}

/**
 * Edits one product, in time independent of the catalogue's size.
 *
 * @returns whether anything changed; an edit without effect writes nothing.
 * @throws ProblemError 403 `permission_required` without `products.edit`, for prices and discounts also
 *   `prices.edit`; 404 `product_not_found` for an unknown SKU; 422 `tiers_do_not_fall` where the prices by
 *   quantity would not rise in quantity and fall in price.
 */
export async function editProduct(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  sku: string,
  edit: ProductEdit,
): Promise<boolean> {
  requirePermission(principal, 'products.edit');
  if ([edit.list_price, edit.discount, edit.tiers].some((price) => price !== undefined)) {
    requirePermission(principal, 'prices.edit');
  }
  const columns = {
    nameAr: edit.name_ar,
    nameEn: edit.name_en,
    listPricePiastres: edit.list_price === undefined ? undefined : toPiastres(edit.list_price),
    discountBasisPoints: edit.discount === undefined ? undefined : toBasisPoints(edit.discount),
    tiers: edit.tiers?.map(toStoredTier),
    featured: edit.featured === undefined ? undefined : placeOfFeatured(edit.featured),
    published: edit.published,
  };
  const at = now();
  try {
    await retryOnConflict(() =>
      changeCatalog(db, async (tx, version) => {
        const written = await writeProductEdit(tx, sku, columns, { version, at });
        if (written === 'unknown') throw new ProblemError(404, 'product_not_found', { sku });
        if (written === 'same') throw new NothingToChange();
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof NothingToChange) return false;
    throw error;
  }
}
