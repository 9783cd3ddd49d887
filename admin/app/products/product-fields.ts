import type { ChosenProduct } from '@dp/contract/staff/chosen-product.ts';
import type { StaffCallInput } from '@dp/contract/staff/endpoints.ts';
import type { ProductPicture } from '@dp/contract/staff/pictures.ts';
import type { ProductState } from '@dp/contract/staff/product-values.ts';
import type { StaffProduct } from '@dp/contract/staff/products.ts';
import { requiredNumber } from '../forms/required-number.ts';
import { optionalNumber } from '../forms/typed-number.ts';
import { type SpecFields, specFieldsOf, specsOf } from './spec-fields.ts';

/** A price by quantity as it is typed; `key` identifies it in its list. */
export interface TierFields {
  readonly key: number;
  readonly from: string;
  readonly kind: 'price' | 'percent';
  readonly value: string;
}

/** A product as it is typed. */
export interface ProductFields {
  /** Only a new product's SKU and stock are typed here. */
  readonly sku: string;
  readonly stock: string;
  readonly name_ar: string;
  readonly name_en: string;
  readonly description_ar: string;
  readonly description_en: string;
  /** Slugs; empty for none. */
  readonly category: string;
  readonly brand: string;
  readonly featured: boolean;
  /** Among the featured products; empty: after all places. */
  readonly place: string;
  readonly state: ProductState;
  /** Minutes on Cairo's clocks; empty for at once, and for good. */
  readonly on_sale_from: string;
  readonly discount_from: string;
  readonly discount_until: string;
  readonly list_price: string;
  readonly discount: string;
  readonly tiers: readonly TierFields[];
  readonly specs: SpecFields;
  /** Of the tax authority; empty for those by SKU and specifications. */
  readonly item_code: string;
  readonly unit_type: string;
  readonly seo: StaffProduct['seo'];
  readonly tags: readonly string[];
  /** Shown beside it, in their order. */
  readonly beside: readonly ChosenProduct[];
  readonly pictures: readonly ProductPicture[];
}

/** A new product before anything is typed. */
const BLANK: ProductFields = {
  sku: '',
  stock: '',
  name_ar: '',
  name_en: '',
  description_ar: '',
  description_en: '',
  category: '',
  brand: '',
  featured: false,
  place: '',
  state: 'draft',
  on_sale_from: '',
  list_price: '',
  discount: '',
  discount_from: '',
  discount_until: '',
  tiers: [],
  specs: {},
  item_code: '',
  unit_type: '',
  seo: { title_ar: '', title_en: '', description_ar: '', description_en: '' },
  tags: [],
  beside: [],
  pictures: [],
};

/** What a new product begins with: nothing, or what is the same as of another one. */
export function newFieldsOf(original: StaffProduct | undefined): ProductFields {
  if (original === undefined) return BLANK;
  const { sku, stock, state, on_sale_from, featured, place, item_code, seo } = BLANK;
  return {
    ...fieldsOf(original),
    sku,
    stock,
    state,
    on_sale_from,
    featured,
    place,
    item_code,
    seo,
    pictures: original.pictures.map((picture) => withoutNameOf(original, picture)),
  };
}

/** A photograph that is described by its product's name is described by the copy's own. */
function withoutNameOf(original: StaffProduct, picture: ProductPicture): ProductPicture {
  const { alt_ar, alt_en } = picture;
  return {
    ...picture,
    alt_ar: alt_ar === original.name_ar ? '' : alt_ar,
    alt_en: alt_en === original.name_en ? '' : alt_en,
  };
}

/** A product as the fields show it. */
export function fieldsOf(product: StaffProduct): ProductFields {
  const { featured, discount, tiers } = product;
  return {
    sku: product.sku,
    stock: String(product.stock),
    name_ar: product.name_ar,
    name_en: product.name_en,
    description_ar: product.description_ar,
    description_en: product.description_en,
    category: product.category ?? '',
    brand: product.brand ?? '',
    featured: featured !== false,
    place: typeof featured === 'number' ? String(featured) : '',
    state: product.state,
    on_sale_from: product.on_sale_from ?? '',
    list_price: String(product.list_price),
    discount: discount === 0 ? '' : String(discount),
    discount_from: product.discount_from ?? '',
    discount_until: product.discount_until ?? '',
    specs: specFieldsOf(product.specs),
    item_code: product.item_code ?? '',
    unit_type: product.unit_type ?? '',
    seo: product.seo,
    tags: product.tags,
    beside: product.related,
    tiers: tiers.map(({ from, price, percent }, key) => ({
      key,
      from: String(from),
      kind: price === undefined ? 'percent' : 'price',
      value: String(price ?? percent ?? ''),
    })),
    pictures: product.pictures,
  };
}

type EditBody = StaffCallInput<'editProduct'>['body'];

/** What the price fields say; what is no number is `NaN`, which the API refuses. */
export function pricesOf(
  fields: Pick<ProductFields, 'list_price' | 'discount' | 'tiers'>,
): StaffCallInput<'previewPrices'>['body'] {
  return {
    list_price: requiredNumber(fields.list_price),
    discount: optionalNumber(fields.discount) ?? 0,
    tiers: fields.tiers.map(({ from, kind, value }) => ({
      from: requiredNumber(from),
      [kind]: requiredNumber(value),
    })),
  };
}

/** The days of a discount, which are not asked for where there is none. */
function discountDatesOf({ discount, discount_from: from, discount_until: until }: ProductFields) {
  if ((optionalNumber(discount) ?? 0) === 0) return { discount_from: null, discount_until: null };
  return { discount_from: from || null, discount_until: until || null };
}

/** What is sent of a new product. */
export function newBodyOf(
  fields: ProductFields,
  original: StaffProduct | undefined,
): StaffCallInput<'addProduct'>['body'] {
  return {
    ...factsOf(fields),
    ...pricesOf(fields),
    ...discountDatesOf(fields),
    sku: fields.sku.trim(),
    stock: optionalNumber(fields.stock) ?? 0,
    ...(original && { copy_of: original.id }),
  };
}

/** What is sent; prices only by who may change them. */
export function bodyOf(fields: ProductFields, withPrices: boolean): Omit<EditBody, 'version'> {
  return {
    ...factsOf(fields),
    ...(withPrices ? { ...pricesOf(fields), ...discountDatesOf(fields) } : {}),
  };
}

function factsOf(fields: ProductFields) {
  const { name_ar, name_en, description_ar, description_en, state } = fields;
  return {
    name_ar,
    name_en,
    description_ar,
    description_en,
    state,
    on_sale_from: (state === 'on_sale' && fields.on_sale_from) || null,
    category: fields.category || null,
    brand: fields.brand || null,
    featured: fields.featured && (optionalNumber(fields.place) ?? true),
    specs: specsOf(fields.specs),
    item_code: fields.item_code.trim() || null,
    unit_type: fields.unit_type.trim().toUpperCase() || null,
    seo: fields.seo,
    tags: [...fields.tags],
    related: fields.beside.map(({ sku }) => sku),
    pictures: savedPicturesOf(fields),
  };
}

/** The photographs as they are saved; those of two records are alike when these are. */
export function savedPicturesOf({ pictures }: Pick<ProductFields, 'pictures'>) {
  return pictures.map(({ id, light_id, alt_ar, alt_en, room }) => ({
    id,
    light_id,
    alt_ar,
    alt_en,
    room,
  }));
}

/** Whether customers do not see it yet: a draft, or one with a later start of sale. */
export function isBeforeSale({ state, on_sale_from }: ProductFields): boolean {
  return state === 'draft' || (state === 'on_sale' && on_sale_from !== '');
}

/** Whether every price field has a number, so that the API can price it. */
export function isPriceable({ list_price, discount, tiers }: ReturnType<typeof pricesOf>): boolean {
  const numbers = tiers.flatMap(({ from, price, percent }) => [from, price ?? percent ?? 0]);
  return [list_price, discount, ...numbers].every((value) => !Number.isNaN(value));
}
