import { isDeepStrictEqual } from 'node:util';
import { toEgp } from '@dp/contract/money.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { findTierFaults, type StoredTier } from './price-tiers.ts';
import { type ProductRow, selectProducts, splitColumns } from './product-row.ts';
import { productDetails, products } from './product-tables.ts';

/** The columns of a single-product edit; absent ones stay unchanged. */
type ProductColumnsEdit = Partial<
  Pick<
    ProductRow,
    | 'nameAr'
    | 'nameEn'
    | 'descriptionAr'
    | 'descriptionEn'
    | 'categoryId'
    | 'brandId'
    | 'listPricePiastres'
    | 'discountBasisPoints'
    | 'tiers'
    | 'featured'
    | 'published'
    | 'draft'
    | 'onSaleFrom'
    | 'plannedDiscountBasisPoints'
    | 'discountFrom'
    | 'discountUntil'
    | 'pictures'
    | 'tags'
    | 'specs'
    | 'seo'
    | 'related'
    | 'itemCode'
    | 'unitType'
  >
>;

/** The edited columns, with undefined for what stays. */
export type ProductColumns = {
  readonly [K in keyof ProductColumnsEdit]: ProductColumnsEdit[K] | undefined;
};

const RANKS = { nameAr: 'nameRankAr', nameEn: 'nameRankEn' } as const;

/** Locks a product's row until the transaction ends; undefined when the shop never had it. */
export async function lockProduct(
  tx: Db,
  key: { readonly sku: string } | { readonly id: number },
): Promise<ProductRow | undefined> {
  const [row] = await selectProducts(tx)
    .where('id' in key ? eq(products.id, key.id) : eq(products.sku, key.sku))
    .for('no key update');
  return row;
}

/**
 * Writes an edit to a locked product's row where it differs. Inside `changeCatalog`, whose version is `version`.
 *
 * @returns the row as it is then; `known` itself when nothing differs.
 * @throws ProblemError 422 `tiers_do_not_fall`, by the list price that the product then has.
 */
export async function writeProductEdit(
  tx: Db,
  known: ProductRow,
  edit: ProductColumns,
  { version, at }: { readonly version: number; readonly at: Date },
): Promise<ProductRow> {
  const fields = (Object.keys(edit) as (keyof ProductColumnsEdit)[]).filter(
    (field) => edit[field] !== undefined && !isDeepStrictEqual(edit[field], known[field]),
  );
  if (fields.length === 0) return known;
  assertTiersFall(edit.listPricePiastres ?? known.listPricePiastres, edit.tiers ?? known.tiers);
  // A name without a rank gets its place at the end of the change.
  const ranks = fields.flatMap((field) =>
    field === 'nameAr' || field === 'nameEn' ? [[RANKS[field], 0]] : [],
  );
  const changed = Object.fromEntries(fields.map((field) => [field, edit[field]]));
  const { own, details } = splitColumns<Partial<ProductRow>>(changed);
  const [row] = await tx
    .update(products)
    .set({
      ...own,
      ...Object.fromEntries(ranks),
      version: sql`${products.version} + 1`,
      changedIn: version,
      updatedAt: at,
    })
    .where(eq(products.id, known.id))
    .returning();
  if (!row) throw new Error(`Product ${known.id} is not there.`);
  if (Object.keys(details).length === 0) return { ...known, ...row };
  const [{ productId: _, ...written } = { productId: 0 }] = await tx
    .update(productDetails)
    .set(details)
    .where(eq(productDetails.productId, known.id))
    .returning();
  return { ...known, ...row, ...written };
}

/**
 * Checks a product's prices by quantity.
 *
 * @throws ProblemError 422 `tiers_do_not_fall`, naming the field (`tiers.0.price`) of the first that is wrong.
 */
export function assertTiersFall(listPricePiastres: number, tiers: readonly StoredTier[]): void {
  const [first] = findTierFaults(listPricePiastres, tiers);
  if (first === undefined) return;
  const { index, fault } = first;
  const tier = tiers[index];
  const price = tier !== undefined && 'price_piastres' in tier ? 'price' : 'percent';
  throw new ProblemError(422, 'tiers_do_not_fall', {
    from: tier?.from,
    ...('above' in fault
      ? { ...fault, fields: { [`tiers.${index}.from`]: 'tier_quantity_not_higher' } }
      : { below: toEgp(fault.below), fields: { [`tiers.${index}.${price}`]: 'tier_not_cheaper' } }),
  });
}
