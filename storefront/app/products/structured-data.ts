import { CURRENCY } from '@dp/contract/limits.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { Product } from '@dp/contract/products.ts';
import { canonicalPath } from '../i18n/pin-parameter.ts';
import { largestPicture } from './largest-picture.ts';

/** The page of a structured description. */
export interface Place {
  /** The shop's public origin, without a slash at the end. */
  readonly origin: string;
  /** The page's own path. */
  readonly path: string;
  /** Its language: each has its own address (design §6). */
  readonly locale: Locale;
}

function addressOf(path: string, { origin, locale }: Place): string {
  return origin + canonicalPath(path, locale);
}

/**
 * A product and its offer as schema.org describes them, for search engines.
 *
 * @param returnDays days in which it can be returned.
 */
export function productData(product: Product, place: Place, returnDays: number): object {
  const { name, description, sku, brand, category, images, price, stock } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku,
    url: addressOf(place.path, place),
    ...(description === '' ? {} : { description }),
    ...(images.length === 0
      ? {}
      : { image: images.map((picture) => absolute(largestPicture(picture), place.origin)) }),
    ...(brand === null ? {} : { brand: { '@type': 'Brand', name: brand.name } }),
    ...(category === null ? {} : { category: category.name }),
    offers: {
      '@type': 'Offer',
      url: addressOf(place.path, place),
      price: price.toFixed(2),
      priceCurrency: CURRENCY,
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${stock.in_stock ? 'InStock' : 'OutOfStock'}`,
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'EG',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: returnDays,
      },
    },
  };
}

/** A product's breadcrumb; it ends with its own name. */
export function breadcrumbData(
  trail: readonly { readonly id: number; readonly name: string }[],
  last: string,
  place: Place,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...trail.map(({ id, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: addressOf(`/products-category/${id}`, place),
      })),
      {
        '@type': 'ListItem',
        position: trail.length + 1,
        name: last,
        item: addressOf(place.path, place),
      },
    ],
  };
}

/** JSON that is safe in a script element: nothing in it can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function absolute(address: string, origin: string): string {
  return URL.parse(address, origin)?.href ?? address;
}
