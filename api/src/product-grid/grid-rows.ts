import { toEgp, toPercent } from '@dp/contract/money.ts';
import type { GridEdit, GridRow } from '@dp/contract/staff/product-grid.ts';
import { featuredOfPlace } from '../catalog/catalog-fields.ts';
import type { ProductGroups } from '../catalog/product-groups.ts';
import { chosenDiscount, stateOf } from '../products/product-life.ts';
import type { ProductRow } from '../products/product-row.ts';

/** What the grid shows of a product. */
export type GridProduct = Pick<
  ProductRow,
  | 'id'
  | 'sku'
  | 'version'
  | 'nameAr'
  | 'nameEn'
  | 'categoryId'
  | 'brandId'
  | 'listPricePiastres'
  | 'discountBasisPoints'
  | 'plannedDiscountBasisPoints'
  | 'discountFrom'
  | 'discountUntil'
  | 'stock'
  | 'published'
  | 'draft'
  | 'onSaleFrom'
  | 'featured'
  | 'itemCode'
  | 'unitType'
>;

/** A product as a row of the grid. */
export function presentGridRow(row: GridProduct, groups: ProductGroups): GridRow {
  return {
    id: row.id,
    sku: row.sku,
    version: row.version,
    ...gridFields(row, groups),
    stock: row.stock,
    dated: {
      state: row.onSaleFrom !== null,
      discount: row.discountFrom !== null || row.discountUntil !== null,
    },
  };
}

/** What of a product the grid can change. */
function gridFields(row: GridProduct, { categories, brands }: ProductGroups) {
  const { categoryId, brandId } = row;
  return {
    name_ar: row.nameAr,
    name_en: row.nameEn,
    category: (categoryId !== null && categories.get(categoryId)?.slug) || null,
    brand: (brandId !== null && brands.get(brandId)?.slug) || null,
    list_price: toEgp(row.listPricePiastres),
    discount: toPercent(chosenDiscount(row)),
    state: stateOf(row),
    featured: featuredOfPlace(row.featured),
    item_code: row.itemCode,
    unit_type: row.unitType,
  };
}

/** The values that an edit replaces. */
export function replacedBy(edit: GridEdit, row: GridProduct, groups: ProductGroups): GridEdit {
  const fields = gridFields(row, groups);
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => edit[name as keyof GridEdit] !== undefined),
  );
}
