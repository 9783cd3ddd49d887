import { RETURN_DAYS_MIN } from '@dp/contract/limits.ts';
import type { PaysBy } from '@dp/contract/payments.ts';
import type { ShopDetails } from '@dp/contract/shop-details.ts';
import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** What the shop promises: how it is paid, and in how many days anything can be returned. */
interface Promised {
  readonly pays: PaysBy;
  readonly returnDays: number;
}

/** What every page shows of the shop's settings. */
export type ShownShop = Promised &
  Pick<
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
export function shownShop(shop: ShopDetails, promised: Promised): ShownShop {
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
    ...promised,
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
  pays: 'both',
  returnDays: RETURN_DAYS_MIN,
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
