import { wallTimeOf } from '@dp/contract/cairo-time.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { toEgp, toPercent } from '@dp/contract/money.ts';
import type { ChosenPicture } from '@dp/contract/staff/pictures.ts';
import type { StaffProduct } from '@dp/contract/staff/products.ts';
import type { Db } from '../database/database.ts';
import { idsInPicture } from '../media/picture-id.ts';
import { pictureIn, type StoredPicture } from '../media/stored-picture.ts';
import { readChosenProducts } from '../products/chosen-products.ts';
import { toWrittenTier } from '../products/price-tiers.ts';
import { chosenDiscount, stateOf } from '../products/product-life.ts';

import type { ProductRow } from '../products/product-row.ts';
import { featuredOfPlace } from './catalog-fields.ts';
import type { ProductGroups } from './product-groups.ts';

/** What of a product staff decide in its editor. */
function editable(row: ProductRow, { categories, brands }: ProductGroups) {
  const { categoryId, brandId } = row;
  return {
    name_ar: row.nameAr,
    name_en: row.nameEn,
    description_ar: row.descriptionAr,
    description_en: row.descriptionEn,
    category: (categoryId !== null && categories.get(categoryId)?.slug) || null,
    brand: (brandId !== null && brands.get(brandId)?.slug) || null,
    featured: featuredOfPlace(row.featured),
    state: stateOf(row),
    on_sale_from: row.onSaleFrom && wallTimeOf(row.onSaleFrom),
    list_price: toEgp(row.listPricePiastres),
    discount: toPercent(chosenDiscount(row)),
    discount_from: row.discountFrom && wallTimeOf(row.discountFrom),
    discount_until: row.discountUntil && wallTimeOf(row.discountUntil),
    tiers: row.tiers.map(toWrittenTier),
    specs: row.specs,
    item_code: row.itemCode,
    unit_type: row.unitType,
    seo: {
      title_ar: row.seo.title.ar,
      title_en: row.seo.title.en,
      description_ar: row.seo.description.ar,
      description_en: row.seo.description.en,
    },
    pictures: row.pictures.map(chosenOf),
    tags: row.tags,
  };
}

/** What of a picture staff decide. */
function chosenOf(picture: StoredPicture): ChosenPicture {
  const { alt, room } = picture;
  return { ...idsInPicture(picture), alt_ar: alt.ar, alt_en: alt.en, room: room ?? null };
}

/** A product as staff edit it; its picture's words, and the products beside it, in this language. */
export async function presentStaffProduct(
  db: Db,
  row: ProductRow,
  groups: ProductGroups,
  locale: Locale,
): Promise<StaffProduct> {
  const beside = await readChosenProducts(db, row.related, locale);
  const [picture] = row.pictures;
  return {
    id: row.id,
    sku: row.sku,
    version: row.version,
    ...editable(row, groups),
    related: row.related.flatMap((id) => beside.get(id) ?? []),
    stock: row.stock,
    image: picture ? pictureIn(locale, picture) : null,
    pictures: row.pictures.map((stored) => {
      const { alt: _, room: __, ...facts } = stored;
      return { ...facts, ...chosenOf(stored) };
    }),
  };
}

/** What the audit trail says of a product: products beside it by id. */
export function recorded(row: ProductRow, groups: ProductGroups) {
  return { ...editable(row, groups), related: row.related };
}

/** The fields in which two states of a product differ, as the audit trail records them. */
export function differenceOf(before: ProductRow, after: ProductRow, groups: ProductGroups) {
  const [one, other] = [recorded(before, groups), recorded(after, groups)];
  const names = (Object.keys(one) as (keyof typeof one)[]).filter(
    (name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  );
  const only = (state: typeof one) => Object.fromEntries(names.map((name) => [name, state[name]]));
  return { before: only(one), after: only(other) };
}
