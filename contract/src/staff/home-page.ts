/** Sections and slides of the home page as staff see and edit them. */
import { z } from 'zod';
import { slideLink } from '../carousel.ts';
import { idField, optionalText, requiredText } from '../fields.ts';
import { sectionLink } from '../home-sections.ts';
import { SECTION_LISTS, SECTION_LOOKS, SLIDE_PAGES } from '../home-values.ts';
import { chosenProduct } from './chosen-product.ts';
import { code, dayField, distinct, wholeField } from './fields.ts';
import {
  HOME_STATES,
  HOME_TITLE_MAX_LENGTH,
  SECTION_CONDITION_MAX,
  SECTION_COUNT_MAX,
  SECTION_PRODUCTS_MAX,
  SLIDE_ACTION_MAX_LENGTH,
  SLIDE_SUBTITLE_MAX_LENGTH,
} from './home-values.ts';
import { onePicture, storedPicture } from './pictures.ts';
import { bilingual, version } from './shipment-fields.ts';

const title = requiredText('required', HOME_TITLE_MAX_LENGTH);
const maybe = (max: number) => optionalText(max).transform((text) => text ?? '');
const ids = distinct(idField, SECTION_CONDITION_MAX);

/** When it shows: first and last day, both inclusive, in Cairo; and never while hidden. */
const shown = {
  starts_on: dayField.nullable(),
  ends_on: dayField.nullable(),
  hidden: z.boolean(),
};
interface Days {
  readonly starts_on: string | null;
  readonly ends_on: string | null;
}
const isInOrder = ({ starts_on: first, ends_on: last }: Days) => !(first && last && first > last);
const IN_ORDER = { path: ['ends_on'], error: code('ends_before_start') };

/** Some products in the order in which they show, or all in stock that meet every condition. */
const selection = z.union([
  z.strictObject({ products: distinct(idField, SECTION_PRODUCTS_MAX).min(1, 'required') }),
  z.strictObject({
    /** With all below them; none for the whole shop. */
    categories: ids,
    except: ids,
    /** A product with any of these; none for any product. */
    tags: distinct(requiredText('required', 80), SECTION_CONDITION_MAX),
    discounted: z.boolean(),
    newest: z.boolean(),
  }),
]);
const chosen = { selection, count: wholeField(1, SECTION_COUNT_MAX) };

const sectionFields = z.strictObject({
  title_ar: title,
  title_en: title,
  look: z.enum(SECTION_LOOKS, { error: 'invalid' }),
  ...chosen,
  link: z
    .union([
      z.strictObject({ kind: z.enum(['category', 'brand']), id: idField }),
      z.strictObject({ kind: z.literal('list'), list: z.enum(SECTION_LISTS) }),
    ])
    .nullable(),
  ...shown,
});
/** A new section, last in the order. */
export const addSectionBody = sectionFields.refine(isInOrder, IN_ORDER);
export const editSectionBody = sectionFields.extend({ version }).refine(isInOrder, IN_ORDER);
/** What a section with these conditions would show; nothing is saved. */
export const previewSectionBody = z.strictObject(chosen);

const slideFields = z.strictObject({
  title_ar: title,
  title_en: title,
  subtitle_ar: maybe(SLIDE_SUBTITLE_MAX_LENGTH),
  subtitle_en: maybe(SLIDE_SUBTITLE_MAX_LENGTH),
  action_ar: maybe(SLIDE_ACTION_MAX_LENGTH),
  action_en: maybe(SLIDE_ACTION_MAX_LENGTH),
  ...onePicture,
  link: z
    .union([
      z.strictObject({ kind: z.enum(['category', 'brand', 'product']), id: idField }),
      z.strictObject({ kind: z.literal('page'), page: z.enum(SLIDE_PAGES) }),
    ])
    .nullable(),
  ...shown,
});
/** A new slide, last in the order. */
export const addSlideBody = slideFields.refine(isInOrder, IN_ORDER);
export const editSlideBody = slideFields.extend({ version }).refine(isInOrder, IN_ORDER);

/** Puts a section or slide before another one; null: last. */
export const moveHomePartBody = z.strictObject({ before: idField.nullable() });
export const removeHomePartBody = z.strictObject({ version });

const shownDays = {
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  hidden: z.boolean(),
};
/** By today's clock and catalogue. */
const state = z.enum(HOME_STATES);

export const staffSection = z.object({
  id: z.int(),
  slug: z.string(),
  title_ar: z.string(),
  title_en: z.string(),
  look: z.enum(SECTION_LOOKS),
  selection: z.union([
    z.object({ products: z.array(z.int()) }),
    z.object({
      categories: z.array(z.int()),
      except: z.array(z.int()),
      tags: z.array(z.string()),
      discounted: z.boolean(),
      newest: z.boolean(),
    }),
  ]),
  count: z.int(),
  link: sectionLink.nullable(),
  ...shownDays,
  version: z.int(),
  state,
  /** How many products it could show. */
  found: z.int(),
  /** Those it shows first. */
  first: z.array(chosenProduct),
  /** The products that it names, on sale or not; none where it has conditions. */
  named: z.array(chosenProduct),
});
export type StaffSection = z.infer<typeof staffSection>;
export const staffSectionResponse = z.object({ data: staffSection });
export const staffSectionsResponse = z.object({ data: z.array(staffSection) });
export const previewSectionResponse = z.object({
  data: z.object({ found: z.int(), first: z.array(chosenProduct) }),
});

export const staffSlide = z.object({
  id: z.int(),
  slug: z.string(),
  title_ar: z.string(),
  title_en: z.string(),
  subtitle_ar: z.string(),
  subtitle_en: z.string(),
  action_ar: z.string(),
  action_en: z.string(),
  picture: storedPicture.nullable(),
  link: slideLink.nullable(),
  ...shownDays,
  version: z.int(),
  state,
  /** The product that it leads to. */
  product: chosenProduct.nullable(),
});
export type StaffSlide = z.infer<typeof staffSlide>;
export const staffSlideResponse = z.object({ data: staffSlide });
export const staffSlidesResponse = z.object({ data: z.array(staffSlide) });

const group = z.object({ id: z.int(), name: bilingual });
/** What conditions and links can name. A category's name follows those of the ones above it. */
export const homeChoicesResponse = z.object({
  data: z.object({
    categories: z.array(group),
    brands: z.array(group),
    tags: z.array(z.string()),
  }),
});
export const findChoosableQuery = z.strictObject({ text: requiredText('required', 100) });
export const choosableProductsResponse = z.object({ data: z.array(chosenProduct) });
