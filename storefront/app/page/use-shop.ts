import type { ShopDetails } from '@dp/contract/shop-details.ts';
import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** What every page shows of the shop's settings. */
export type ShownShop = Pick<
  ShopDetails,
  | 'title'
  | 'logo'
  | 'logo_dark'
  | 'name_ar'
  | 'name_en'
  | 'phone'
  | 'whatsapp'
  | 'facebook'
  | 'instagram'
  | 'tiktok'
  | 'youtube'
>;

/** The part of the settings that pages send along. */
export function shownShop(shop: ShopDetails): ShownShop {
  const { title, logo, logo_dark, name_ar, name_en, phone, whatsapp } = shop;
  const { facebook, instagram, tiktok, youtube } = shop;
  return {
    title,
    logo,
    logo_dark,
    name_ar,
    name_en,
    phone,
    whatsapp,
    facebook,
    instagram,
    tiktok,
    youtube,
  };
}

/** While even the root could not be loaded: the title of a shop that has set none (specification §1). */
const UNKNOWN: ShownShop = {
  title: 'DP',
  logo: null,
  logo_dark: null,
  name_ar: 'DP',
  name_en: 'DP',
  phone: null,
  whatsapp: null,
  facebook: null,
  instagram: null,
  tiktok: null,
  youtube: null,
};

/** What the shop says about itself on every page; null is not set. */
export function useShop(): ShownShop {
  return useRouteLoaderData<typeof loader>('root')?.shop ?? UNKNOWN;
}

/** The shop's name in the page's language, with its title in front: what its logo stands for. */
export function useShopName(): string {
  const shop = useShop();
  const name = shop[`name_${useLocale()}`];
  return name.startsWith(shop.title) ? name : `${shop.title} ${name}`;
}
