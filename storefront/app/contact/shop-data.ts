import type { Locale } from '@dp/contract/locale.ts';
import { type ShopDetails, shopText } from '@dp/contract/shop-details.ts';
import { largestPicture } from '../products/largest-picture.ts';
import type { ContactPageShop } from './contact-ways.tsx';

/** The settings that the contact page sends along: nothing that only the shop's owner needs. */
export const CONTACT_PAGE_SETTINGS = [
  'logo',
  'name_ar',
  'name_en',
  'phone',
  'whatsapp',
  'email',
  'map_url',
  'address_ar',
  'address_en',
  'hours_ar',
  'hours_en',
  'facebook',
  'instagram',
  'tiktok',
  'youtube',
] as const satisfies readonly (keyof ShopDetails)[];

/** Of the shop's details, those that the contact page shows. */
export function contactPageShop(shop: ShopDetails): ContactPageShop {
  const shown = CONTACT_PAGE_SETTINGS.map((name) => [name, shop[name]]);
  return Object.fromEntries(shown) as ContactPageShop;
}

/**
 * The shop as schema.org describes a store, for search engines: what its contact page shows.
 *
 * @param origin the shop's public origin, without a slash at the end.
 */
export function shopData(shop: ContactPageShop, origin: string, locale: Locale): object {
  const address = shopText(shop, 'address', locale);
  const elsewhere = [shop.facebook, shop.instagram, shop.tiktok, shop.youtube];
  const sameAs = elsewhere.filter((page) => page !== null);
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    name: shop[`name_${locale}`],
    url: `${origin}/`,
    ...(shop.logo === null ? {} : { logo: origin + largestPicture(shop.logo) }),
    ...(shop.phone === null ? {} : { telephone: shop.phone }),
    ...(shop.email === null ? {} : { email: shop.email }),
    ...(address === null
      ? {}
      : {
          address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'EG' },
        }),
    ...(shop.map_url === null ? {} : { hasMap: shop.map_url }),
    ...(sameAs.length === 0 ? {} : { sameAs }),
  };
}
