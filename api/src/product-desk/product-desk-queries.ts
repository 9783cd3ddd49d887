import { wallTimeOf } from '@dp/contract/cairo-time.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { toBasisPoints, toEgp, toPiastres, unitPricePiastres } from '@dp/contract/money.ts';
import type { ChosenProduct } from '@dp/contract/staff/chosen-product.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type {
  ListedProduct,
  listStaffProductsQuery,
  previewPricesBody,
  ShownPrices,
  StaffProduct,
} from '@dp/contract/staff/products.ts';
import type { z } from 'zod';
import { presentStaffProduct } from '../catalog/present-staff-product.ts';
import {
  type ProductGroups,
  readChosenGroups,
  readProductGroups,
} from '../catalog/product-groups.ts';
import type { Db } from '../database/database.ts';
import type { AppDeps } from '../deps.ts';
import { pictureIn } from '../media/stored-picture.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { presentPrices } from '../products/present-prices.ts';
import { toStoredTier } from '../products/price-tiers.ts';
import {
  findProductRows,
  type ListedProductRow,
  listProductRows,
  readProductRow,
} from '../products/product-desk-rows.ts';
import { stateOf } from '../products/product-life.ts';
import type { ProductRow } from '../products/product-row.ts';
import { readTags } from '../products/read-tags.ts';
import { assertTiersFall } from '../products/write-product-edit.ts';
import { findAnyProduct } from '../search/find-any-product.ts';
import { findChosenProducts } from '../search/find-chosen-products.ts';

/** Products of a page. */
const PAGE = 50;
/** Products that a text finds before they are filtered. */
const FOUND_MAX = 500;

/**
 * A page of products on sale and withdrawn, the newest first, or those that a text finds.
 *
 * @throws ProblemError 403 `permission_required` without `products.edit`, 404 `category_not_found`,
 *   `brand_not_found`.
 */
export async function listStaffProducts(
  deps: Pick<AppDeps, 'db' | 'catalog'>,
  principal: Principal,
  { text = '', filter, before, ...groupsOf }: z.output<typeof listStaffProductsQuery>,
  locale: Locale,
): Promise<StaffCallOutput<'listStaffProducts'>> {
  requirePermission(principal, 'products.edit');
  const { db } = deps;
  const groups = await readProductGroups(db);
  const selection = { filter, ...(await readChosenGroups(db, groupsOf)) };
  const isSearch = text.trim() !== '';
  // One more than shown tells whether there are others.
  const rows = isSearch
    ? await findProductRows(db, await findAnyProduct(deps, text, FOUND_MAX), selection)
    : await listProductRows(db, { ...selection, before }, PAGE + 1);
  const data = rows.slice(0, PAGE).map((row) => listed(row, groups, locale));
  const more = rows.length > PAGE;
  return isSearch
    ? { data, next: null, more }
    : { data, next: more ? String(data.at(-1)?.id) : null, more: false };
}

function listed(row: ListedProductRow, groups: ProductGroups, locale: Locale): ListedProduct {
  const { id, sku, nameAr, nameEn, picture, categoryId, stock } = row;
  const category = categoryId === null ? undefined : groups.categories.get(categoryId);
  return {
    id,
    sku,
    name: locale === 'ar' ? nameAr : nameEn,
    image: picture && pictureIn(locale, picture),
    category: category?.name[locale] ?? null,
    list_price: toEgp(row.listPricePiastres),
    price: toEgp(row.pricePiastres),
    stock,
    state: stateOf(row),
    on_sale_from: row.onSaleFrom && wallTimeOf(row.onSaleFrom),
    featured: row.featured !== null,
  };
}

/** The categories and brands that a product can have. Throws 403 `permission_required` without `products.edit`. */
export async function listProductGroups(
  db: Db,
  principal: Principal,
): Promise<StaffCallOutput<'listProductGroups'>['data']> {
  requirePermission(principal, 'products.edit');
  const { categories, brands } = await readProductGroups(db);
  return { categories: [...categories.values()], brands: [...brands.values()] };
}

/** The tags that products have. Throws 403 `permission_required` without `products.edit`. */
export async function listProductTags(db: Db, principal: Principal): Promise<string[]> {
  requirePermission(principal, 'products.edit');
  return readTags(db);
}

/** Products that can be shown beside another. Throws 403 `permission_required` without `products.edit`. */
export async function findRelatableProducts(
  deps: Pick<AppDeps, 'db' | 'catalog'>,
  principal: Principal,
  text: string,
  locale: Locale,
): Promise<ChosenProduct[]> {
  requirePermission(principal, 'products.edit');
  return findChosenProducts(deps, text, locale);
}

/**
 * One product as staff edit it.
 *
 * @throws ProblemError 403 `permission_required` without `products.edit`, 404 `product_not_found`.
 */
export async function getStaffProduct(
  db: Db,
  principal: Principal,
  id: number,
  locale: Locale,
): Promise<StaffProduct> {
  requirePermission(principal, 'products.edit');
  const row = await readProductRow(db, id);
  if (!row) throw new ProblemError(404, 'product_not_found');
  return presentForStaff(db, row, locale);
}

/** A product's row as staff edit it. */
export async function presentForStaff(
  db: Db,
  row: ProductRow,
  locale: Locale,
): Promise<StaffProduct> {
  return presentStaffProduct(db, row, await readProductGroups(db), locale);
}

/**
 * What shoppers would pay for a product with these prices; nothing is saved.
 *
 * @throws ProblemError 403 `permission_required` without `products.edit`, 422 `tiers_do_not_fall`.
 */
export function previewPrices(
  principal: Principal,
  given: z.output<typeof previewPricesBody>,
): ShownPrices {
  requirePermission(principal, 'products.edit');
  const listPricePiastres = toPiastres(given.list_price);
  const tiers = given.tiers.map(toStoredTier);
  assertTiersFall(listPricePiastres, tiers);
  const unitPiastres = unitPricePiastres(listPricePiastres, toBasisPoints(given.discount));
  return presentPrices({ listPricePiastres, unitPiastres, tiers });
}
