import { momentOfWallTime } from '@dp/contract/cairo-time.ts';
import { toBasisPoints, toPiastres } from '@dp/contract/money.ts';
import type { BrandWrite } from '../brands/upsert-brands.ts';
import type { SlideWrite } from '../carousel/upsert-slides.ts';
import type { CategoryWrite } from '../categories/upsert-categories.ts';
import type { HomeSectionWrite } from '../home-sections/upsert-home-sections.ts';
import type { StoredPicture } from '../media/stored-picture.ts';
import { toStoredTier } from '../products/price-tiers.ts';
import type { ProductWrite } from '../products/upsert-products.ts';
import { placeOfFeatured } from './catalog-fields.ts';
import type { BrandRow, CategoryRow, ProductRow, SlideRow } from './catalog-file.ts';
import type { RowPictures } from './check-pictures.ts';
import type { HomeSectionFileRow } from './home-section-row.ts';
import { slugOf } from './slug-of.ts';

/** Ids by the keys that files use. */
type Ids = ReadonlyMap<string, number>;

interface CatalogIds {
  /** Of the products that are shown beside others. */
  readonly products?: Ids;
  readonly brands: Ids;
  readonly categories: Ids;
}

/** Ids by slug, of brands or categories. */
export function idsBySlug(
  rows: readonly { readonly id: number; readonly slug: string }[],
): Map<string, number> {
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** The row of a brand, the file's `index`-th; its default position is its index. */
export function toBrand(row: BrandRow, index: number, pictures: RowPictures): BrandWrite {
  return {
    slug: row.slug,
    nameAr: row.name.ar,
    nameEn: row.name.en,
    descriptionAr: row.description.ar,
    descriptionEn: row.description.en,
    logo: pictures.at('brands', index),
    position: row.position ?? index + 1,
  };
}

/** The row of a category; its default position is its index. */
export function toCategory(row: CategoryRow, index: number, pictures: RowPictures): CategoryWrite {
  return {
    slug: row.slug,
    parent: row.parent,
    nameAr: row.name.ar,
    nameEn: row.name.en,
    descriptionAr: row.description.ar,
    descriptionEn: row.description.en,
    picture: pictures.at('categories', index),
    position: row.position ?? index + 1,
  };
}

/** The row of a product. */
export function toProduct(
  row: ProductRow,
  index: number,
  pictures: RowPictures,
  ids: CatalogIds,
): ProductWrite {
  const shown = row.pictures.flatMap(({ room }, number) => {
    const picture = pictures.at('products', index, 'pictures', number);
    return picture ? [room === undefined ? picture : { ...picture, room }] : [];
  });
  return toProductWith(row, shown, ids);
}

/** The row of a product with pictures that the shop has. */
export function toProductWith(
  row: ProductRow,
  pictures: StoredPicture[],
  ids: CatalogIds,
): ProductWrite {
  return {
    sku: row.sku,
    slug: row.slug ?? slugOf(row.sku),
    nameAr: row.name.ar,
    nameEn: row.name.en,
    descriptionAr: row.description.ar,
    descriptionEn: row.description.en,
    brandId: row.brand === null ? null : idOf(ids.brands, row.brand),
    categoryId: row.category === null ? null : idOf(ids.categories, row.category),
    listPricePiastres: toPiastres(row.list_price),
    ...toLife(row),
    tiers: row.tiers.map(toStoredTier),
    stock: row.stock,
    featured: placeOfFeatured(row.featured),
    tags: row.tags,
    itemCode: row.item_code,
    unitType: row.unit_type,
    pictures,
    specs: row.specs,
    ...(row.seo && { seo: row.seo }),
    ...(row.related && { related: relatedIds(row.sku, row.related, ids.products) }),
    position: row.position,
  };
}

/** Never itself; one that was deleted meanwhile is left out. */
function relatedIds(own: string, skus: readonly string[], ids: Ids | undefined): number[] {
  return skus.flatMap((sku) => (sku === own ? [] : (ids?.get(sku) ?? [])));
}

/** What is due already happens a moment after the import (`turnProducts`). */
function toLife(row: ProductRow) {
  const from = instant(row.discount_from);
  const basisPoints = toBasisPoints(row.discount);
  const onSaleFrom = instant(row.on_sale_from);
  return {
    published: row.published && !row.draft && onSaleFrom === null,
    draft: row.draft,
    onSaleFrom,
    discountBasisPoints: from === null ? basisPoints : 0,
    plannedDiscountBasisPoints: from === null ? null : basisPoints,
    discountFrom: from,
    discountUntil: instant(row.discount_until),
  };
}

function instant(wall: string | null): Date | null {
  return wall === null ? null : momentOfWallTime(wall);
}

/** The row of a slide. */
export function toSlide(
  row: SlideRow,
  index: number,
  pictures: RowPictures,
  ids: CatalogIds & { readonly products: Ids },
): SlideWrite {
  const { link } = row;
  return {
    slug: row.slug,
    titleAr: row.title.ar,
    titleEn: row.title.en,
    subtitleAr: row.subtitle.ar,
    subtitleEn: row.subtitle.en,
    actionAr: row.action.ar,
    actionEn: row.action.en,
    picture: pictures.at('carousel', index),
    categoryId: link && 'category' in link ? idOf(ids.categories, link.category) : null,
    brandId: link && 'brand' in link ? idOf(ids.brands, link.brand) : null,
    productId: link && 'product' in link ? idOf(ids.products, link.product) : null,
    page: link && 'page' in link ? link.page : null,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    hidden: row.hidden,
    position: row.position ?? index + 1,
  };
}

/** The row of a section of the home page. */
export function toHomeSection(
  row: HomeSectionFileRow,
  index: number,
  ids: CatalogIds & { readonly products: Ids },
): HomeSectionWrite {
  return {
    slug: row.slug,
    titleAr: row.title.ar,
    titleEn: row.title.en,
    look: row.look,
    selection: toSelection(row, ids),
    count: row.count,
    link: toSectionLink(row.link, ids),
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    hidden: row.hidden,
    position: row.position ?? index + 1,
  };
}

function toSelection(
  { products, where }: HomeSectionFileRow,
  ids: CatalogIds & { readonly products: Ids },
): HomeSectionWrite['selection'] {
  if (products) return { products: products.map((sku) => idOf(ids.products, sku)) };
  if (!where) throw new Error('A section has neither products nor conditions');
  const { categories, except, ...rest } = where;
  const named = (slugs: readonly string[]) => slugs.map((slug) => idOf(ids.categories, slug));
  return { ...rest, categories: named(categories), except: named(except) };
}

function toSectionLink(
  link: HomeSectionFileRow['link'],
  ids: CatalogIds,
): HomeSectionWrite['link'] {
  if (!link) return null;
  if ('list' in link) return { kind: 'list', list: link.list };
  return 'category' in link
    ? { kind: 'category', id: idOf(ids.categories, link.category) }
    : { kind: 'brand', id: idOf(ids.brands, link.brand) };
}

function idOf(ids: Ids, key: string): number {
  const id = ids.get(key);
  // References were checked; only a row removed since then can be missing.
  if (id === undefined) throw new Error(`"${key}" is not in the shop any more`);
  return id;
}
