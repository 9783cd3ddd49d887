import type { Picture } from '@dp/contract/pictures.ts';
import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import type { Product } from '@dp/contract/products.ts';

/** Widest picture a card shows, in CSS pixels times the densest usual screen. */
const CARD_PICTURE_MAX = 840;

/**
 * The few specifications that a card prints or goes by, and those that place its photograph on the page it leads to.
 */
const CARD_SPECS = [
  'watt',
  'base',
  'cct_kelvin',
  'rgb',
  'lamps',
  'unit',
  'kind',
  'mounting',
  'dimensions',
  'dimmable',
] as const;

/** The data of a product card; prices in EGP, `discount` in percent. */
export interface ProductSummary {
  readonly id: number;
  readonly name: string;
  readonly brand?: string | undefined;
  readonly price: number;
  readonly listPrice: number;
  readonly discount: number;
  readonly picture?: Picture | undefined;
  /** Units that can be bought now; 0 is sold out. */
  readonly available: number;
  /** `lamps` are those to be bought for it. */
  readonly specs: Pick<ProductSpecs, (typeof CARD_SPECS)[number]>;
}

/** The part of a product that a card needs, so that lists stay small (design §8). */
export function summaryOf(product: Product): ProductSummary {
  const [picture] = product.images;
  return {
    id: product.id,
    name: product.name,
    brand: product.brand?.name,
    price: product.price,
    listPrice: product.list_price,
    discount: product.discount,
    picture: picture && smallPicture(picture),
    available: product.stock.in_stock ? product.stock.available : 0,
    specs: Object.fromEntries(
      CARD_SPECS.filter(
        (name) =>
          // Of dimming "no" is said as well.
          (product.specs[name] || name === 'dimmable') &&
          !(name === 'lamps' && product.specs.lamps_included),
      ).map((name) => [name, product.specs[name]]),
    ),
  };
}

/** A picture without the widths that no card, tile or row uses; its alt text is the name next to it. */
export function smallPicture(picture: Picture, widest = CARD_PICTURE_MAX): Picture {
  const widths = picture.widths.filter((width) => width <= widest);
  return { ...picture, alt: '', widths: widths[0] ? widths : picture.widths.slice(0, 1) };
}

/** The address of a product's page. */
export function productAddress(id: number): string {
  return `/product/details/${id}`;
}
