import { wallTimeOf } from '@dp/contract/cairo-time.ts';
import { toEgp, toPercent } from '@dp/contract/money.ts';
import { toWrittenTier } from '../products/price-tiers.ts';
import { chosenDiscount } from '../products/product-life.ts';
import type { ProductRow } from '../products/product-row.ts';
import { featuredOfPlace } from './catalog-fields.ts';
import type { CatalogFile } from './catalog-file.ts';

/** The name of a picture's file in the export, from its address (`/media/ab/…`). */
export type NamePictureFile = (src: string) => string;

/** Slugs by id. */
export type Keys = ReadonlyMap<number, string>;

/** The slug or SKU of an id. */
export function keyOf(keys: Keys, id: number | null): string | null {
  return id === null ? null : (keys.get(id) ?? null);
}

/**
 * A product as a catalogue file has it: importing it again changes nothing.
 *
 * @param skus of the products beside it. Without them the file does not say which those are: a new shop would not have
 *   them yet.
 */
export function fileProductOf(
  row: ProductRow,
  {
    brands,
    categories,
    skus,
  }: { readonly brands: Keys; readonly categories: Keys; readonly skus?: Keys },
  nameFile: NamePictureFile,
): CatalogFile['products'][number] {
  return {
    sku: row.sku,
    slug: row.slug,
    name: { ar: row.nameAr, en: row.nameEn },
    description: { ar: row.descriptionAr, en: row.descriptionEn },
    brand: keyOf(brands, row.brandId),
    category: keyOf(categories, row.categoryId),
    list_price: toEgp(row.listPricePiastres),
    discount: toPercent(chosenDiscount(row)),
    ...(row.discountFrom && { discount_from: wallTimeOf(row.discountFrom) }),
    ...(row.discountUntil && { discount_until: wallTimeOf(row.discountUntil) }),
    tiers: row.tiers.map(toWrittenTier),
    stock: row.stock,
    featured: featuredOfPlace(row.featured),
    tags: row.tags,
    ...(row.itemCode && { item_code: row.itemCode }),
    ...(row.unitType && { unit_type: row.unitType }),
    published: row.published,
    ...(row.draft && { draft: true }),
    ...(row.onSaleFrom && { on_sale_from: wallTimeOf(row.onSaleFrom) }),
    pictures: row.pictures.map((picture) => ({
      file: nameFile(picture.src),
      ...(picture.light_src === null ? {} : { light_file: nameFile(picture.light_src) }),
      alt: picture.alt,
      ...(picture.room === undefined ? {} : { room: picture.room }),
    })),
    specs: row.specs,
    ...(hasTexts(row.seo) && { seo: row.seo }),
    ...(skus &&
      row.related.length > 0 && { related: row.related.flatMap((id) => skus.get(id) ?? []) }),
    position: row.position,
  };
}

function hasTexts({ title, description }: ProductRow['seo']): boolean {
  return [title.ar, title.en, description.ar, description.en].some((text) => text !== '');
}
