import { startOfDay } from '@dp/contract/cairo-time.ts';
import { toBasisPoints, toPiastres } from '@dp/contract/money.ts';
import type { editVoucherBody, newVoucherBody } from '@dp/contract/staff/vouchers.ts';
import type { z } from 'zod';
import { lockBrand } from '../brands/brand-queries.ts';
import { idOfSlug, readProductGroups } from '../catalog/product-groups.ts';
import { lockCategory } from '../categories/category-queries.ts';
import type { Db } from '../database/database.ts';
import { ProblemError } from '../problems/problem-error.ts';

type Terms = Omit<z.output<typeof newVoucherBody>, 'code'> &
  Omit<z.output<typeof editVoucherBody>, 'version'>;

/**
 * What a voucher gives and when, as it is stored.
 *
 * @throws ProblemError 404 `category_not_found` or `brand_not_found` with the `slug` and those that are `known`.
 */
export async function voucherColumns(tx: Db, given: Terms) {
  const { categories, brands } = await readProductGroups(tx);
  const categoryId =
    given.category === undefined
      ? null
      : idOfSlug(categories, 'category_not_found', given.category);
  if (categoryId !== null && !(await lockCategory(tx, categoryId, 'key share'))) {
    throw new ProblemError(404, 'category_not_found', { slug: given.category });
  }
  const brandId =
    given.brand === undefined ? null : idOfSlug(brands, 'brand_not_found', given.brand);
  if (brandId !== null && !(await lockBrand(tx, brandId, 'key share'))) {
    throw new ProblemError(404, 'brand_not_found', { slug: given.brand });
  }
  return {
    percentBasisPoints: given.percent === undefined ? null : toBasisPoints(given.percent),
    amountPiastres: given.amount === undefined ? null : toPiastres(given.amount),
    minimumPiastres: toPiastres(given.minimum),
    startsAt: given.starts_on === undefined ? null : startOfDay(given.starts_on),
    // Valid to the end of its last day.
    endsAt: given.ends_on === undefined ? null : startOfDay(given.ends_on, 1),
    maxUses: given.max_uses ?? null,
    maxUsesPerCustomer: given.max_uses_per_customer ?? null,
    categoryId,
    brandId,
  };
}
