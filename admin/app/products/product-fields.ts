import type { StaffCallInput } from '@dp/contract/staff/endpoints.ts';
import type { StaffProduct } from '@dp/contract/staff/products.ts';
import { optionalNumber, requiredNumber } from '../forms/typed-number.ts';

/** A price by quantity as it is typed; `key` tells it from the others of its list. */
export interface TierFields {
  readonly key: number;
  readonly from: string;
  readonly kind: 'price' | 'percent';
  readonly value: string;
}

/** A product as it is typed. */
export interface ProductFields {
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
  readonly published: boolean;
  readonly list_price: string;
  readonly discount: string;
  readonly tiers: readonly TierFields[];
}

/** A product as the fields show it. */
export function fieldsOf(product: StaffProduct): ProductFields {
  const { featured, discount, tiers } = product;
  return {
    name_ar: product.name_ar,
    name_en: product.name_en,
    description_ar: product.description_ar,
    description_en: product.description_en,
    category: product.category ?? '',
    brand: product.brand ?? '',
    featured: featured !== false,
    place: typeof featured === 'number' ? String(featured) : '',
    published: product.published,
    list_price: String(product.list_price),
    discount: discount === 0 ? '' : String(discount),
    tiers: tiers.map(({ from, price, percent }, key) => ({
      key,
      from: String(from),
      kind: price === undefined ? 'percent' : 'price',
      value: String(price ?? percent ?? ''),
    })),
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

/** What is sent; prices only by who may change them. */
export function bodyOf(fields: ProductFields, withPrices: boolean): Omit<EditBody, 'version'> {
  const { name_ar, name_en, description_ar, description_en, published } = fields;
  return {
    name_ar,
    name_en,
    description_ar,
    description_en,
    published,
    category: fields.category || null,
    brand: fields.brand || null,
    featured: fields.featured && (optionalNumber(fields.place) ?? true),
    ...(withPrices ? pricesOf(fields) : {}),
  };
}

/** Whether every price field has a number, so that the API can price it. */
export function isPriceable({ list_price, discount, tiers }: ReturnType<typeof pricesOf>): boolean {
  const numbers = tiers.flatMap(({ from, price, percent }) => [from, price ?? percent ?? 0]);
  return [list_price, discount, ...numbers].every((value) => !Number.isNaN(value));
}
