import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '@dp/contract/locale.ts';
import { toEgp } from '@dp/contract/money.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { Db } from '../database/database.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readProductRow } from '../products/product-desk-rows.ts';
import {
  listVersionRows,
  type ReplacedState,
  stateToRestore,
} from '../products/product-version-rows.ts';
import { nameActors } from '../staff/read-staff-names.ts';

/** States of a page. */
const PAGE = 20;

/** The fields of the product's page by what states have. */
const FIELDS: Readonly<Record<keyof ReplacedState, string>> = {
  nameAr: 'name_ar',
  nameEn: 'name_en',
  descriptionAr: 'description_ar',
  descriptionEn: 'description_en',
  categoryId: 'category',
  brandId: 'brand',
  listPricePiastres: 'list_price',
  discount: 'discount',
  tiers: 'tiers',
  featured: 'featured',
  specs: 'specs',
  seo: 'seo',
  related: 'related',
  pictures: 'pictures',
  itemCode: 'item_code',
  unitType: 'unit_type',
  tags: 'tags',
};
const PARTS = Object.keys(FIELDS) as (keyof ReplacedState)[];

/**
 * A page of the states that edits of a product have replaced, the newest first.
 *
 * @throws ProblemError 403 `permission_required` without `products.edit`, 404 `product_not_found`.
 */
export async function listProductVersions(
  db: Db,
  principal: Principal,
  {
    id: productId,
    before,
    locale,
  }: { readonly id: number; readonly before?: number | undefined; readonly locale: Locale },
): Promise<StaffCallOutput<'listProductVersions'>> {
  requirePermission(principal, 'products.edit');
  const product = await readProductRow(db, productId);
  if (!product) throw new ProblemError(404, 'product_not_found');
  // One more than shown tells whether there are others.
  const rows = await listVersionRows(db, { productId, before }, PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const actorOf = await nameActors(db, shown);
  return {
    data: shown.map((row) => ({
      version: row.version,
      at: row.at.toISOString(),
      actor: actorOf(row),
      differs: differingFields(row.state, stateToRestore(product)),
      name: locale === 'ar' ? row.state.nameAr : row.state.nameEn,
      list_price: toEgp(row.state.listPricePiastres),
    })),
    next: rows.length > PAGE ? String(shown.at(-1)?.version) : null,
  };
}

function differingFields(one: ReplacedState, other: ReplacedState): string[] {
  // A state from before a column existed has none of it; of tags, states say something since staff edit them.
  const differs = (part: keyof ReplacedState) =>
    !(part === 'tags' && one.tags === undefined) &&
    !isDeepStrictEqual(one[part] ?? null, other[part] ?? null);
  return PARTS.filter(differs).map((part) => FIELDS[part]);
}
