import { momentOfWallTime } from '@dp/contract/cairo-time.ts';
import { toBasisPoints, toPiastres } from '@dp/contract/money.ts';
import { productSpecs } from '@dp/contract/product-specs.ts';
import { PRODUCT_STATES, TAGS_MAX } from '@dp/contract/staff/product-values.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { StoredPicture } from '../media/stored-picture.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { toStoredTier } from '../products/price-tiers.ts';
import { chosenDiscount, discountOf, type ProductLife, saleOf } from '../products/product-life.ts';
import type { ProductRow } from '../products/product-row.ts';
import type { ProductColumns } from '../products/write-product-edit.ts';
import {
  discount,
  distinct,
  featured,
  itemCode,
  placeOfFeatured,
  price,
  slug,
  text,
  unitType,
} from './catalog-fields.ts';
import { tiers } from './catalog-file.ts';
import { type Alongside, type ChangedProduct, changeProduct } from './change-product.ts';
import { relatedTo, toStoredSeo } from './product-extras.ts';
import { idOfSlug, type ProductGroups } from './product-groups.ts';

/**
 * The editable fields of one product; omitted ones stay unchanged. Prices in EGP, discounts in percent; `tiers`
 * replace all prices by quantity. Category and brand by slug.
 */
export const productEdit = z
  .strictObject({
    name_ar: text(160),
    name_en: text(160),
    description_ar: z.union([z.literal(''), text(10_000)]),
    description_en: z.union([z.literal(''), text(10_000)]),
    category: slug.nullable(),
    brand: slug.nullable(),
    list_price: price,
    discount,
    tiers,
    featured,
    state: z.enum(PRODUCT_STATES),
    /** Minutes on Cairo's clocks; null or omitted: at once, and for good. */
    on_sale_from: z.string().nullable(),
    discount_from: z.string().nullable(),
    discount_until: z.string().nullable(),
    specs: productSpecs,
    item_code: itemCode.nullable(),
    unit_type: unitType.nullable(),
    seo: z.strictObject({
      title_ar: z.string(),
      title_en: z.string(),
      description_ar: z.string(),
      description_en: z.string(),
    }),
    tags: distinct(slug, TAGS_MAX),
    /** SKUs. */
    related: z.array(z.string()),
  })
  .partial();
export type ProductEdit = z.output<typeof productEdit> & {
  /** All of them in their order, as the media store has them. */
  readonly pictures?: StoredPicture[] | undefined;
};

/** What only who may change prices changes. */
const PRICE_FIELDS = [
  'list_price',
  'discount',
  'discount_from',
  'discount_until',
  'tiers',
] as const;

/**
 * Edits one product, in time independent of the catalogue's size.
 *
 * @returns the row as it is then, and whether anything changed; an edit without effect writes nothing.
 * @throws ProblemError 403 `permission_required` without `products.edit`, for prices and discounts also
 *   `prices.edit`; 404 `product_not_found`, `category_not_found`, `brand_not_found`; 409 `record_changed`; 422
 *   `tiers_do_not_fall` where the prices by quantity would not rise in quantity and fall in price.
 */
export async function editProduct(
  deps: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  product: ChangedProduct,
  edit: ProductEdit,
  { alongside }: { readonly alongside?: Alongside } = {},
): Promise<{ readonly changed: boolean; readonly row: ProductRow }> {
  requirePermission(principal, 'products.edit');
  if (PRICE_FIELDS.some((name) => edit[name] !== undefined)) {
    requirePermission(principal, 'prices.edit');
  }
  return changeProduct(deps, principal, product, {
    action: 'product.edit',
    alongside,
    columns: async (tx, before, groups, at) => ({
      ...columnsOf(edit, groups),
      ...lifeOf(edit, before, at),
      ...(edit.related && { related: await relatedTo(tx, before.id, edit.related) }),
    }),
  });
}

function columnsOf(edit: ProductEdit, groups: ProductGroups): ProductColumns {
  const { category, brand } = edit;
  return {
    nameAr: edit.name_ar,
    nameEn: edit.name_en,
    descriptionAr: edit.description_ar,
    descriptionEn: edit.description_en,
    categoryId:
      typeof category === 'string'
        ? idOfSlug(groups.categories, 'category_not_found', category)
        : category,
    brandId: typeof brand === 'string' ? idOfSlug(groups.brands, 'brand_not_found', brand) : brand,
    listPricePiastres: edit.list_price === undefined ? undefined : toPiastres(edit.list_price),
    tiers: edit.tiers?.map(toStoredTier),
    featured: edit.featured === undefined ? undefined : placeOfFeatured(edit.featured),
    pictures: edit.pictures,
    tags: edit.tags,
    specs: edit.specs,
    itemCode: edit.item_code,
    unitType: edit.unit_type,
    seo: edit.seo && toStoredSeo(edit.seo),
  };
}

/** What an edit says about when the product is on sale and discounted. */
function lifeOf(edit: ProductEdit, before: ProductRow, at: Date): Partial<ProductLife> {
  const { state, on_sale_from: onSaleFrom, discount, discount_from, discount_until } = edit;
  const isPriced = [discount, discount_from, discount_until].some((field) => field !== undefined);
  return {
    ...(state && saleOf(state, { from: instant(onSaleFrom), wasOnSale: !before.draft, at })),
    ...(isPriced &&
      discountOf(discount === undefined ? chosenDiscount(before) : toBasisPoints(discount), {
        from: instant(discount_from),
        until: instant(discount_until),
        at,
      })),
  };
}

function instant(wall: string | null | undefined): Date | null {
  return wall ? momentOfWallTime(wall) : null;
}
