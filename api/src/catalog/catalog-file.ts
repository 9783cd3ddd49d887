/**
 * Schema of an owner's catalogue file (docs/catalog-import.md).
 */
import { SLIDE_PAGES } from '@dp/contract/home-values.ts';
import { LINE_QUANTITY_MAX, PRICE_TIERS_MAX } from '@dp/contract/limits.ts';
import { toEgp, toPiastres } from '@dp/contract/money.ts';
import { productSpecs } from '@dp/contract/product-specs.ts';
import { ROOMS } from '@dp/contract/product-values.ts';
import {
  HOME_TITLE_MAX_LENGTH,
  SLIDE_ACTION_MAX_LENGTH,
  SLIDE_SUBTITLE_MAX_LENGTH,
} from '@dp/contract/staff/home-values.ts';
import { PICTURE_ALT_MAX_LENGTH, PRODUCT_PICTURES_MAX } from '@dp/contract/staff/picture-values.ts';
import {
  RELATED_MAX,
  SEO_DESCRIPTION_MAX_LENGTH,
  SEO_TITLE_MAX_LENGTH,
} from '@dp/contract/staff/product-values.ts';
import { z } from 'zod';
import { findTierFaults, toStoredTier, type WrittenTier } from '../products/price-tiers.ts';
import {
  areDaysInOrder,
  bilingual,
  DAYS_OUT_OF_ORDER,
  day,
  discount,
  distinct,
  featured,
  itemCode,
  optionalBilingual,
  position,
  price,
  sku,
  slug,
  unitType,
  wholeNumber,
} from './catalog-fields.ts';
import { homeSectionRow } from './home-section-row.ts';

const tierRow = z
  .strictObject({
    from: wholeNumber(LINE_QUANTITY_MAX),
    price: price.refine(Number.isInteger, 'should be whole pounds').optional(),
    percent: discount.optional(),
  })
  .refine(
    (row) => (row.price === undefined) !== (row.percent === undefined),
    'should have either a price or a percent',
  )
  .transform(
    ({ from, price: egp, percent }): WrittenTier =>
      egp === undefined ? { from, percent: percent ?? 0 } : { from, price: egp },
  );
/** Prices by quantity. Whether they fall depends on the list price: `findTierFaults`. */
export const tiers = z
  .array(tierRow)
  .max(PRICE_TIERS_MAX, `should have at most ${PRICE_TIERS_MAX} prices`);

/** A path from the catalogue file's folder, or `media:` and the id of a picture the shop already has. */
const pictureFile = z
  .string()
  .min(1, 'should not be empty')
  .max(300, 'should have at most 300 characters');
const wallTime = z.iso
  .datetime({ local: true, precision: -1, error: 'should be a time such as 2026-03-31T18:30' })
  .regex(/^2.{15}$/, 'should be a time such as 2026-03-31T18:30')
  .nullable()
  .default(null);

/** A missing picture may be written as null. */
const optionalPicture = pictureFile.nullable().optional();

export const brandRow = z.strictObject({
  slug,
  name: bilingual(80),
  description: optionalBilingual(5_000),
  logo: optionalPicture,
  position,
});

export const categoryRow = z.strictObject({
  slug,
  parent: slug.nullable().default(null),
  name: bilingual(80),
  description: optionalBilingual(5_000),
  picture: optionalPicture,
  light_picture: optionalPicture,
  position,
});

export const productRow = z
  .strictObject({
    sku,
    slug: slug.optional(),
    name: bilingual(160),
    description: optionalBilingual(10_000),
    brand: slug.nullable().default(null),
    /** Null: only in the list of all products. */
    category: slug.nullable(),
    list_price: price,
    discount: discount.default(0),
    /** When the discount begins and ends by itself, by Cairo's clocks. */
    discount_from: wallTime,
    discount_until: wallTime,
    /** Prices by quantity. */
    tiers: tiers.default([]),
    stock: wholeNumber(1_000_000).default(0),
    featured: featured.default(false),
    tags: distinct(slug, 20).default([]),
    item_code: itemCode.nullable().default(null),
    unit_type: unitType.nullable().default(null),
    published: z.boolean().default(true),
    /** Not on sale yet; only of a new product. */
    draft: z.boolean().default(false),
    /** When it goes on sale by itself, by Cairo's clocks. */
    on_sale_from: wallTime,
    pictures: z
      .array(
        z.strictObject({
          file: pictureFile,
          light_file: optionalPicture,
          alt: bilingual(PICTURE_ALT_MAX_LENGTH).optional(),
          /** The room that it shows the product in. */
          room: z.enum(ROOMS).optional(),
        }),
      )
      .max(PRODUCT_PICTURES_MAX, `should have at most ${PRODUCT_PICTURES_MAX} pictures`)
      .default([]),
    specs: productSpecs.default({}),
    /** For search engines; left out they stay as they are, empty they are the name and the description. */
    seo: z
      .strictObject({
        title: optionalBilingual(SEO_TITLE_MAX_LENGTH),
        description: optionalBilingual(SEO_DESCRIPTION_MAX_LENGTH),
      })
      .optional(),
    /** SKUs of products of the shop that are shown beside it, first ones first; left out they stay as they are. */
    related: distinct(sku, RELATED_MAX).optional(),
    position,
  })
  .superRefine((row, context) => {
    const listPricePiastres = toPiastres(row.list_price);
    for (const { index, fault } of findTierFaults(listPricePiastres, row.tiers.map(toStoredTier))) {
      const tier = row.tiers[index] ?? {};
      const [field, message] =
        'above' in fault
          ? ['from', `should be more than ${fault.above}`]
          : ['price' in tier ? 'price' : 'percent', tierExpectation(tier, fault.below)];
      context.addIssue({ code: 'custom', path: ['tiers', index, field], message });
    }
  });

function tierExpectation(tier: object, below: number): string {
  return `should ${'price' in tier ? 'be' : 'bring the price'} below ${toEgp(below)}, the price of fewer`;
}

export const slideRow = z
  .strictObject({
    slug,
    title: bilingual(HOME_TITLE_MAX_LENGTH),
    subtitle: optionalBilingual(SLIDE_SUBTITLE_MAX_LENGTH),
    action: optionalBilingual(SLIDE_ACTION_MAX_LENGTH),
    picture: optionalPicture,
    light_picture: optionalPicture,
    link: z
      .union(
        [
          z.strictObject({ category: slug }),
          z.strictObject({ brand: slug }),
          z.strictObject({ product: sku }),
          z.strictObject({ page: z.enum(SLIDE_PAGES) }),
        ],
        `should be {"category": slug}, {"brand": slug}, {"product": sku} or {"page": one of ${SLIDE_PAGES.join(', ')}}`,
      )
      .nullable()
      .default(null),
    starts_on: day.nullable().default(null),
    ends_on: day.nullable().default(null),
    hidden: z.boolean().default(false),
    position,
  })
  .refine(areDaysInOrder, DAYS_OUT_OF_ORDER);

export type BrandRow = z.output<typeof brandRow>;
export type CategoryRow = z.output<typeof categoryRow>;
export type ProductRow = z.output<typeof productRow>;
export type SlideRow = z.output<typeof slideRow>;
type HomeSectionRow = z.output<typeof homeSectionRow>;

/** The rows of each section; a section that the file does not have is absent. */
export interface CatalogRows {
  readonly brands?: readonly BrandRow[];
  readonly categories?: readonly CategoryRow[];
  readonly products?: readonly ProductRow[];
  readonly carousel?: readonly SlideRow[];
  readonly home_sections?: readonly HomeSectionRow[];
}

/** What `exportCatalog` writes: every section, with every field. */
export interface CatalogFile {
  readonly brands: readonly z.input<typeof brandRow>[];
  readonly categories: readonly z.input<typeof categoryRow>[];
  readonly products: readonly z.input<typeof productRow>[];
  readonly carousel: readonly z.input<typeof slideRow>[];
  readonly home_sections: readonly z.input<typeof homeSectionRow>[];
}

export const sections = {
  brands: brandRow,
  categories: categoryRow,
  products: productRow,
  carousel: slideRow,
  home_sections: homeSectionRow,
} as const;
export type Section = keyof typeof sections;
