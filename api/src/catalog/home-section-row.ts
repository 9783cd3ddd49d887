import { SECTION_LISTS, SECTION_LOOKS } from '@dp/contract/home-values.ts';
import {
  HOME_TITLE_MAX_LENGTH,
  SECTION_CONDITION_MAX,
  SECTION_COUNT_MAX,
  SECTION_PRODUCTS_MAX,
} from '@dp/contract/staff/home-values.ts';
import { z } from 'zod';
import {
  areDaysInOrder,
  bilingual,
  DAYS_OUT_OF_ORDER,
  day,
  distinct,
  position,
  sku,
  slug,
  wholeNumber,
} from './catalog-fields.ts';

/** What a section shows, where the owner does not name the products. */
const conditions = z.strictObject({
  categories: distinct(slug, SECTION_CONDITION_MAX).default([]),
  except: distinct(slug, SECTION_CONDITION_MAX).default([]),
  tags: distinct(slug, SECTION_CONDITION_MAX).default([]),
  discounted: z.boolean().default(false),
  newest: z.boolean().default(false),
});

/** A section of the home page in a catalogue file. */
export const homeSectionRow = z
  .strictObject({
    slug,
    title: bilingual(HOME_TITLE_MAX_LENGTH),
    look: z.enum(SECTION_LOOKS).default('row'),
    /** SKUs in the order in which they show. */
    products: distinct(sku, SECTION_PRODUCTS_MAX)
      .min(1, 'should name at least one product')
      .optional(),
    where: conditions.optional(),
    count: wholeNumber(SECTION_COUNT_MAX)
      .refine((value) => value > 0, 'should be at least 1')
      .default(8),
    link: z
      .union(
        [
          z.strictObject({ category: slug }),
          z.strictObject({ brand: slug }),
          z.strictObject({ list: z.enum(SECTION_LISTS) }),
        ],
        `should be {"category": slug}, {"brand": slug} or {"list": ${SECTION_LISTS.map((list) => `"${list}"`).join(' | ')}}`,
      )
      .nullable()
      .default(null),
    starts_on: day.nullable().default(null),
    ends_on: day.nullable().default(null),
    hidden: z.boolean().default(false),
    position,
  })
  .refine(({ products, where }) => (products === undefined) !== (where === undefined), {
    path: ['products'],
    error: 'should be given, or "where", and not both',
  })
  .refine(areDaysInOrder, DAYS_OUT_OF_ORDER);
export type HomeSectionFileRow = z.output<typeof homeSectionRow>;
