/** Products as staff see and edit them. Money in EGP, discounts in percent. */
import { z } from 'zod';
import { egpField, idField, idParameter, optionalText, requiredText } from '../fields.ts';
import { LINE_QUANTITY_MAX, PRICE_TIERS_MAX } from '../limits.ts';
import { picture } from '../pictures.ts';
import { oneLine, severalLines } from '../plain-text.ts';
import { productSpecs } from '../product-specs.ts';
import { priceTier } from '../products.ts';
import { chosenProduct } from './chosen-product.ts';
import { code, upToTwoDecimals, wallTimeField, wholeField } from './fields.ts';
import {
  ITEM_CODE_MAX_LENGTH,
  isUnitType,
  itemCodeKind,
  UNIT_TYPE_MAX_LENGTH,
  writtenItemCode,
} from './item-codes.ts';
import { PRODUCT_PICTURES_MAX } from './picture-values.ts';
import { chosenPicture, productPicture } from './pictures.ts';
import {
  PRICE_MAX_EGP,
  PRODUCT_DESCRIPTION_MAX_LENGTH,
  PRODUCT_FILTERS,
  PRODUCT_NAME_MAX_LENGTH,
  PRODUCT_STATES,
  RELATED_MAX,
  SEO_DESCRIPTION_MAX_LENGTH,
  SEO_TITLE_MAX_LENGTH,
  SKU_MAX_LENGTH,
  STOCK_MAX,
  TAG,
  TAG_MAX_LENGTH,
  TAGS_MAX,
} from './product-values.ts';
import { version } from './shipment-fields.ts';

const PLACE_MAX = 999_999;

const price = egpField(PRICE_MAX_EGP).refine(upToTwoDecimals, code('too_many_decimals'));
const percent = z
  .number({ error: 'not_a_number' })
  .min(0, 'too_small')
  .max(100, 'too_big')
  .refine(upToTwoDecimals, code('too_many_decimals'));
const textOrNone = (max: number, lines = oneLine) =>
  optionalText(max, lines).transform((text) => text ?? '');
const description = textOrNone(PRODUCT_DESCRIPTION_MAX_LENGTH, severalLines);

const sku = z.string({ error: 'invalid' }).max(SKU_MAX_LENGTH, 'too_long');
const itemCodeField = z
  .string({ error: 'invalid' })
  .max(ITEM_CODE_MAX_LENGTH, 'too_long')
  .transform(writtenItemCode)
  .refine((written) => itemCodeKind(written) !== undefined, code('item_code_invalid'));
const unitTypeField = z
  .string({ error: 'invalid' })
  .max(UNIT_TYPE_MAX_LENGTH, 'too_long')
  .refine(isUnitType, code('unit_type_invalid'));

/** A price from a quantity on: of one unit in whole pounds, or percent off the list price. */
const tier = z
  .strictObject({
    from: wholeField(2, LINE_QUANTITY_MAX),
    price: wholeField(0, PRICE_MAX_EGP).optional(),
    percent: percent.optional(),
  })
  .transform(({ from, price: egp, percent: off }, context) => {
    if ((egp === undefined) !== (off === undefined)) {
      return egp === undefined ? { from, percent: off ?? 0 } : { from, price: egp };
    }
    context.addIssue({ code: 'custom', path: ['price'], message: code('percent_or_amount') });
    return z.NEVER;
  });

/** What a product costs: all of it together, because prices by quantity depend on the list price. */
const prices = {
  list_price: price,
  discount: percent,
  tiers: z.array(tier, { error: 'required' }).max(PRICE_TIERS_MAX, 'too_big'),
};

/** When the discount begins and ends by itself; null: at once, and never. */
const discountDates = {
  discount_from: wallTimeField.nullable(),
  discount_until: wallTimeField.nullable(),
};
const datesInOrder = {
  check: (dates: {
    readonly discount_from?: string | null | undefined;
    readonly discount_until?: string | null | undefined;
  }) => !dates.discount_from || !dates.discount_until || dates.discount_from < dates.discount_until,
  refusal: { path: ['discount_until'], message: code('ends_before_start') },
};
const pictures = z
  .array(chosenPicture, { error: 'required' })
  .max(PRODUCT_PICTURES_MAX, 'too_big')
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'invalid');

/**
 * What staff decide besides prices. `featured` is a place among the featured products; true comes after all
 * places. `on_sale_from` puts a product on sale by itself; null with `on_sale`: at once.
 */
const facts = {
  name_ar: requiredText('name_required', PRODUCT_NAME_MAX_LENGTH),
  name_en: requiredText('name_required', PRODUCT_NAME_MAX_LENGTH),
  description_ar: description,
  description_en: description,
  category: z.string({ error: 'invalid' }).max(80, 'too_long').nullable(),
  brand: z.string({ error: 'invalid' }).max(80, 'too_long').nullable(),
  featured: z.union([z.boolean(), wholeField(1, PLACE_MAX)], { error: 'invalid' }),
  state: z.enum(PRODUCT_STATES, { error: 'invalid' }),
  on_sale_from: wallTimeField.nullable(),
  specs: productSpecs.optional(),
  /** At the tax authority; null: by the SKU, and by how it is sold. */
  item_code: itemCodeField.nullable().optional(),
  unit_type: unitTypeField.nullable().optional(),
  /** For search engines; empty: the name, and the beginning of the description. */
  seo: z
    .strictObject({
      title_ar: textOrNone(SEO_TITLE_MAX_LENGTH),
      title_en: textOrNone(SEO_TITLE_MAX_LENGTH),
      description_ar: textOrNone(SEO_DESCRIPTION_MAX_LENGTH),
      description_en: textOrNone(SEO_DESCRIPTION_MAX_LENGTH),
    })
    .optional(),
  /** The shop's own words, by which home sections choose; each once. */
  tags: z
    .array(
      z
        .string({ error: 'invalid' })
        .max(TAG_MAX_LENGTH, 'too_long')
        .regex(TAG, code('tag_invalid')),
    )
    .max(TAGS_MAX, 'too_big')
    .transform((all) => [...new Set(all)])
    .optional(),
  /** Products to show first beside it, by SKU or as they are read; what else is said of them is ignored. */
  related: z
    .array(z.union([sku, z.object({ sku }).transform((product) => product.sku)]))
    .max(RELATED_MAX, 'too_big')
    .optional(),
};

/**
 * A product as it shall be from now on. What may be left out stays as it is, such as prices for staff who may
 * not change them.
 */
export const editProductBody = z
  .strictObject({
    version,
    ...facts,
    ...z.object({ ...prices, ...discountDates }).partial().shape,
    /** In the order in which the shop shows them; left out they stay as they are. */
    pictures: pictures.optional(),
  })
  .refine(datesInOrder.check, datesInOrder.refusal);

/** The version that the caller saw. */
export const removeDraftBody = z.strictObject({ version });
export const removedDraftResponse = z.object({ data: z.object({ id: z.int() }) });

/** What of a product a table of many can change; absent fields stay. */
export const editedFields = z
  .strictObject(facts)
  .pick({
    name_ar: true,
    name_en: true,
    category: true,
    brand: true,
    state: true,
    featured: true,
    item_code: true,
    unit_type: true,
  })
  .extend({ list_price: price, discount: percent })
  .partial();

/** A product to add. */
export const addProductBody = z
  .strictObject({
    sku: z
      .string({ error: code('sku_invalid') })
      .max(SKU_MAX_LENGTH, 'too_long')
      .regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, code('sku_invalid')),
    ...facts,
    ...prices,
    ...discountDates,
    /** Units that there are, which come as a movement of their own. */
    stock: wholeField(0, STOCK_MAX).default(0),
    /** In the order in which the shop shows them; left out: those of the copied product. */
    pictures: pictures.optional(),
    /** A product whose pictures and tags it gets where none are sent. */
    copy_of: idField.optional(),
  })
  .refine(datesInOrder.check, datesInOrder.refusal);

export const previewPricesBody = z.strictObject(prices);
/** What shoppers pay: `price` for one, `tiers` for more where that is cheaper. */
const shownPrices = z.object({
  list_price: z.number(),
  price: z.number(),
  saving: z.number(),
  tiers: z.array(priceTier),
});
export type ShownPrices = z.infer<typeof shownPrices>;
export const previewPricesResponse = z.object({ data: shownPrices });

/** A product as staff edit it; categories and brands by slug, dates by Cairo's clocks. */
export const staffProduct = z.object({
  id: z.int(),
  sku: z.string(),
  version: z.int(),
  name_ar: z.string(),
  name_en: z.string(),
  description_ar: z.string(),
  description_en: z.string(),
  category: z.string().nullable(),
  brand: z.string().nullable(),
  featured: z.union([z.boolean(), z.int()]),
  state: z.enum(PRODUCT_STATES),
  on_sale_from: z.string().nullable(),
  list_price: z.number(),
  discount: z.number(),
  discount_from: z.string().nullable(),
  discount_until: z.string().nullable(),
  tiers: z.array(
    z.object({
      from: z.int(),
      price: z.number().optional(),
      percent: z.number().optional(),
    }),
  ),
  specs: productSpecs,
  item_code: z.string().nullable(),
  unit_type: z.string().nullable(),
  seo: z.object({
    title_ar: z.string(),
    title_en: z.string(),
    description_ar: z.string(),
    description_en: z.string(),
  }),
  tags: z.array(z.string()),
  /** In their order. */
  related: z.array(chosenProduct),
  /** Units that the shop can sell. */
  stock: z.int(),
  /** The first of its pictures, with its words in the reader's language. */
  image: picture.nullable(),
  pictures: z.array(productPicture),
});
export type StaffProduct = z.infer<typeof staffProduct>;

export const staffProductResponse = z.object({
  data: staffProduct,
  /** Its page in the shop, which has none while it is not on sale. */
  shop_url: z.string(),
});

/** In the reader's language. */
export const previewLinkResponse = z.object({ data: z.object({ url: z.string() }) });

export const listStaffProductsQuery = z.strictObject({
  /** A name in any spelling or a SKU; finds at most a page. */
  text: z.string().max(100, 'too_long').optional(),
  filter: z.enum(PRODUCT_FILTERS, { error: 'invalid' }).default('all'),
  /** A slug; with all categories below it. */
  category: z.string().max(80, 'too_long').optional(),
  /** A slug. */
  brand: z.string().max(80, 'too_long').optional(),
  /** The page's products are older than this one. */
  before: idParameter.optional(),
});

/** A product of a list, in the reader's language; `price` is what one costs after the discount. */
export const listedProduct = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  image: picture.nullable(),
  category: z.string().nullable(),
  list_price: z.number(),
  price: z.number(),
  stock: z.int(),
  state: z.enum(PRODUCT_STATES),
  on_sale_from: z.string().nullable(),
  featured: z.boolean(),
});
export type ListedProduct = z.infer<typeof listedProduct>;

/** `next` is for `before`; null at the end. `more`: further products fit the text. */
export const staffProductsResponse = z.object({
  data: z.array(listedProduct),
  next: z.string().nullable(),
  more: z.boolean(),
});
