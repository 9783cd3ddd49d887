import { SECTION_LISTS, SECTION_LOOKS } from '@dp/contract/home-sections.ts';
import { z } from 'zod';
import { bilingual, distinct, position, sku, slug, wholeNumber } from './catalog-fields.ts';

const day = z.iso
  .date('should be a day such as 2027-02-18')
  .regex(/^2/, 'should be a day such as 2027-02-18');

/** What a section shows, where the owner does not name the products. */
const conditions = z.strictObject({
  categories: distinct(slug, 20).default([]),
  except: distinct(slug, 20).default([]),
  tags: distinct(slug, 20).default([]),
  discounted: z.boolean().default(false),
  newest: z.boolean().default(false),
});

/** A section of the home page in a catalogue file. */
export const homeSectionRow = z
  .strictObject({
    slug,
    title: bilingual(80),
    look: z.enum(SECTION_LOOKS).default('row'),
    /** SKUs in the order in which they show. */
    products: distinct(sku, 48).min(1, 'should name at least one product').optional(),
    where: conditions.optional(),
    count: wholeNumber(24)
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
    position,
  })
  .refine(({ products, where }) => (products === undefined) !== (where === undefined), {
    path: ['products'],
    error: 'should be given, or "where", and not both',
  })
  .refine(({ starts_on, ends_on }) => !starts_on || !ends_on || starts_on <= ends_on, {
    path: ['ends_on'],
    error: 'should not be before starts_on',
  });
export type HomeSectionFileRow = z.output<typeof homeSectionRow>;
