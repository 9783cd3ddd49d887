import type { Locale } from '@dp/contract/locale.ts';
import { toBasisPoints, toPiastres } from '@dp/contract/money.ts';
import { productSpecs } from '@dp/contract/product-specs.ts';
import { PRODUCT_STATES } from '@dp/contract/staff/product-values.ts';
import { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { retryOnConflict } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { momentOfWallTime } from '../locations/cairo-day.ts';
import type { StoredPicture } from '../media/stored-picture.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';
import { toStoredTier } from '../products/price-tiers.ts';
import { chosenDiscount, discountOf, type ProductLife, saleOf } from '../products/product-life.ts';
import {
  lockProduct,
  type ProductColumnsEdit,
  type ProductRow,
  writeProductEdit,
} from '../products/write-product-edit.ts';
import { discount, featured, placeOfFeatured, price, slug, text } from './catalog-fields.ts';
import { tiers } from './catalog-file.ts';
import { changeCatalog } from './change-catalog.ts';
import { differenceOf, presentStaffProduct } from './present-staff-product.ts';
import { relatedTo, toStoredSeo } from './product-extras.ts';
import { idOfSlug, type ProductGroups, readProductGroups } from './product-groups.ts';

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
    seo: z.strictObject({
      title_ar: z.string(),
      title_en: z.string(),
      description_ar: z.string(),
      description_en: z.string(),
    }),
    /** SKUs. */
    related: z.array(z.string()),
  })
  .partial();
export type ProductEdit = z.output<typeof productEdit> & {
  /** All of them in their order, as the media store has them. */
  readonly pictures?: StoredPicture[] | undefined;
};

/** The product to edit: by its SKU however it is now, or by its id in the version that the caller saw. */
export type EditedProduct =
  | { readonly sku: string }
  | { readonly id: number; readonly version: number; readonly locale: Locale };

/** What only who may change prices changes. */
const PRICE_FIELDS = [
  'list_price',
  'discount',
  'discount_from',
  'discount_until',
  'tiers',
] as const;

/** Thrown to roll back the catalogue's new version when nothing changes. */
class NothingToChange extends Error {
  readonly row: ProductRow;

  constructor(row: ProductRow) {
    super();
    this.row = row;
  }
}

/**
 * Edits one product, in time independent of the catalogue's size.
 *
 * @returns the row as it is then, and whether anything changed; an edit without effect writes nothing.
 * @throws ProblemError 403 `permission_required` without `products.edit`, for prices and discounts also
 *   `prices.edit`; 404 `product_not_found`, `category_not_found`, `brand_not_found`; 409 `record_changed`; 422
 *   `tiers_do_not_fall` where the prices by quantity would not rise in quantity and fall in price.
 */
export async function editProduct(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  product: EditedProduct,
  edit: ProductEdit,
): Promise<{ readonly changed: boolean; readonly row: ProductRow }> {
  requirePermission(principal, 'products.edit');
  if (PRICE_FIELDS.some((name) => edit[name] !== undefined)) {
    requirePermission(principal, 'prices.edit');
  }
  const at = now();
  try {
    const row = await retryOnConflict(() =>
      changeCatalog(db, async (tx, version) => {
        const before = await lockProduct(tx, product);
        if (!before) throw unknownProduct(product);
        const groups = await readProductGroups(tx);
        if ('version' in product) {
          const current = () => presentStaffProduct(tx, before, groups, product.locale);
          await assertVersion({ seen: product.version, version: before.version }, current);
        }
        const columns = {
          ...columnsOf(edit, groups),
          ...lifeOf(edit, before, at),
          ...(edit.related && { related: await relatedTo(tx, before.id, edit.related) }),
        };
        const after = await writeProductEdit(tx, before, columns, { version, at });
        if (after === before) throw new NothingToChange(before);
        await recordAudit(tx, principal, {
          action: 'product.edit',
          subject: { kind: 'product', id: before.id },
          ...differenceOf(before, after, groups),
          at,
        });
        return after;
      }),
    );
    return { changed: true, row };
  } catch (error) {
    if (error instanceof NothingToChange) return { changed: false, row: error.row };
    throw error;
  }
}

function unknownProduct(product: EditedProduct): ProblemError {
  return new ProblemError(404, 'product_not_found', 'sku' in product ? { sku: product.sku } : {});
}

function columnsOf(
  edit: ProductEdit,
  groups: ProductGroups,
): { readonly [K in keyof ProductColumnsEdit]: ProductColumnsEdit[K] | undefined } {
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
    specs: edit.specs,
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
