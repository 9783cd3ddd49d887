/**
 * Schema of an owner's catalogue file (docs/catalog-import.md). Messages follow the name of their field:
 * "should be …".
 */
import { LINE_QUANTITY_MAX, PRICE_TIERS_MAX } from '@dp/contract/limits.ts';
import { toEgp, toPiastres } from '@dp/contract/money.ts';
import { productSpecs } from '@dp/contract/product-specs.ts';
import { z } from 'zod';
import { findTierFaults, toStoredTier, type WrittenTier } from '../products/price-tiers.ts';

export const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'should not be empty')
    .max(max, `should have at most ${max} characters`)
    .regex(/^(?:\P{Cc}|[\t\n\r])*$/u, 'has invisible control characters')
    .regex(/^\P{Cs}*$/u, 'has half a character, such as a torn emoji');
const optionalText = (max: number) => z.union([z.literal(''), text(max)]);

const bilingual = (max: number) => z.strictObject({ ar: text(max), en: text(max) });
const optionalBilingual = (max: number) =>
  z
    .strictObject({ ar: optionalText(max).default(''), en: optionalText(max).default('') })
    .default({ ar: '', en: '' });

const slug = z
  .string()
  .max(80, 'should have at most 80 characters')
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'should be small Latin letters and digits with single hyphens, such as led-bulbs',
  );
const sku = z
  .string()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9._/-]{0,39}$/,
    'should be up to 40 Latin letters, digits, dots, slashes and hyphens, such as NR-A60-9W',
  );

const upToTwoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
export const price = z
  .number()
  .min(0, 'should not be negative')
  .max(10_000_000, 'should be at most 10000000')
  .refine(upToTwoDecimals, 'should have at most two decimals');
export const discount = z
  .number()
  .min(0, 'should be from 0 to 100')
  .max(100, 'should be from 0 to 100')
  .refine(upToTwoDecimals, 'should have at most two decimals');
const wholeNumber = (max: number) =>
  z
    .number()
    .refine(Number.isInteger, 'should be a whole number')
    .refine((value) => value >= 0, 'should not be negative')
    .refine((value) => value <= max, `should be at most ${max}`);
const position = wholeNumber(1_000_000_000).optional();

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
    /** Prices by quantity. */
    tiers: tiers.default([]),
    stock: wholeNumber(1_000_000).default(0),
    featured: z.boolean().default(false),
    published: z.boolean().default(true),
    pictures: z
      .array(
        z.strictObject({
          file: pictureFile,
          light_file: optionalPicture,
          alt: bilingual(200).optional(),
        }),
      )
      .max(12, 'should have at most 12 pictures')
      .default([]),
    specs: productSpecs.default({}),
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

export const slideRow = z.strictObject({
  slug,
  title: bilingual(80),
  subtitle: optionalBilingual(200),
  action: optionalBilingual(40),
  picture: optionalPicture,
  light_picture: optionalPicture,
  link: z
    .union(
      [
        z.strictObject({ category: slug }),
        z.strictObject({ brand: slug }),
        z.strictObject({ product: sku }),
      ],
      'should be {"category": slug}, {"brand": slug} or {"product": sku}',
    )
    .nullable()
    .default(null),
  position,
});

export type BrandRow = z.output<typeof brandRow>;
export type CategoryRow = z.output<typeof categoryRow>;
export type ProductRow = z.output<typeof productRow>;
export type SlideRow = z.output<typeof slideRow>;

/** The rows of each section; a section that the file does not have is absent. */
export interface CatalogRows {
  readonly brands?: readonly BrandRow[];
  readonly categories?: readonly CategoryRow[];
  readonly products?: readonly ProductRow[];
  readonly carousel?: readonly SlideRow[];
}

/** What `exportCatalog` writes: every section, with every field. */
export interface CatalogFile {
  readonly brands: readonly z.input<typeof brandRow>[];
  readonly categories: readonly z.input<typeof categoryRow>[];
  readonly products: readonly z.input<typeof productRow>[];
  readonly carousel: readonly z.input<typeof slideRow>[];
}

export const sections = {
  brands: brandRow,
  categories: categoryRow,
  products: productRow,
  carousel: slideRow,
} as const;
export type Section = keyof typeof sections;
