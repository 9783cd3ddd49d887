import { momentOfWallTime } from '@dp/contract/cairo-time.ts';
import { toBasisPoints, toPiastres } from '@dp/contract/money.ts';
import type { addProductBody } from '@dp/contract/staff/products.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { StoredPicture } from '../media/stored-picture.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { adjustStock } from '../products/adjust-stock.ts';
import { findBySku, findFreeSlug, insertProductRow } from '../products/insert-product.ts';
import { toStoredTier } from '../products/price-tiers.ts';
import { readProductRow } from '../products/product-desk-rows.ts';
import { discountOf, saleOf } from '../products/product-life.ts';
import type { ProductRow } from '../products/product-row.ts';
import { assertTiersFall } from '../products/write-product-edit.ts';
import { placeOfFeatured } from './catalog-fields.ts';
import { changeCatalog } from './change-catalog.ts';
import { presentStaffProduct } from './present-staff-product.ts';
import { relatedTo, toStoredSeo } from './product-extras.ts';
import { groupIdsOf, readProductGroups } from './product-groups.ts';
import { slugOf } from './slug-of.ts';

/** What staff say of a product to add, with its pictures as the media store has them. */
export type AddedProduct = Omit<z.output<typeof addProductBody>, 'pictures'> & {
  /** All of them in their order; undefined: those of the copied product. */
  readonly pictures?: StoredPicture[] | undefined;
};

/**
 * Adds a product, last in the shop's order; its stock comes as a movement.
 *
 * @throws ProblemError 403 `permission_required` without `products.edit` and `prices.edit`, with stock also
 *   `stock.adjust`; 404 `category_not_found`, `brand_not_found`, `product_not_found` for the copied one; 409
 *   `sku_taken`, in any case of its letters; 422 `tiers_do_not_fall`.
 */
export async function addProduct(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  given: AddedProduct,
  { alongside }: { readonly alongside?: (tx: Db, added: ProductRow) => Promise<void> } = {},
): Promise<ProductRow> {
  requirePermission(principal, 'products.edit');
  requirePermission(principal, 'prices.edit');
  if (given.stock > 0) requirePermission(principal, 'stock.adjust');
  const at = now();
  const listPricePiastres = toPiastres(given.list_price);
  const tiers = given.tiers.map(toStoredTier);
  assertTiersFall(listPricePiastres, tiers);
  return changeCatalog(db, async (tx, version) => {
    // Changes of the catalogue wait for each other: nobody else takes the SKU meanwhile.
    const other = await findBySku(tx, given.sku);
    if (other !== undefined) {
      throw new ProblemError(409, 'sku_taken', { product: other, fields: { sku: 'sku_taken' } });
    }
    const copied =
      given.copy_of === undefined ? undefined : await readProductRow(tx, given.copy_of);
    if (given.copy_of !== undefined && !copied) throw new ProblemError(404, 'product_not_found');
    const groups = await readProductGroups(tx);
    const row = await insertProductRow(tx, {
      sku: given.sku,
      slug: await findFreeSlug(tx, slugOf(given.sku)),
      nameAr: given.name_ar,
      nameEn: given.name_en,
      descriptionAr: given.description_ar,
      descriptionEn: given.description_en,
      ...groupIdsOf(groups, given),
      ...(given.specs && { specs: given.specs }),
      itemCode: given.item_code ?? null,
      unitType: given.unit_type ?? null,
      ...(given.seo && { seo: toStoredSeo(given.seo) }),
      related: await relatedTo(tx, undefined, given.related ?? []),
      listPricePiastres,
      tiers,
      featured: placeOfFeatured(given.featured),
      ...saleOf(given.state, { from: instant(given.on_sale_from), wasOnSale: false, at }),
      ...discountOf(toBasisPoints(given.discount), {
        from: instant(given.discount_from),
        until: instant(given.discount_until),
        at,
      }),
      pictures: given.pictures ?? copied?.pictures ?? [],
      tags: given.tags ?? copied?.tags ?? [],
      createdAt: at,
      updatedAt: at,
      changedIn: version,
    });
    const { id } = row;
    if (given.stock > 0) {
      const arrival = { productId: id, delta: given.stock, reason: 'received' as const };
      await adjustStock(tx, principal, { ...arrival, note: null, at });
    }
    const added = { ...row, stock: given.stock };
    const {
      id: _,
      version: __,
      image: ___,
      related,
      ...rest
    } = await presentStaffProduct(tx, added, groups, 'en');
    const after = { ...rest, related: related.map((beside) => beside.sku) };
    const subject = { kind: 'product', id };
    await recordAudit(tx, principal, { action: 'product.add', subject, after, at });
    await alongside?.(tx, added);
    return added;
  });
}

function instant(wall: string | null): Date | null {
  return wall === null ? null : momentOfWallTime(wall);
}
