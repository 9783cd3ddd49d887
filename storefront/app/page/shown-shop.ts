import type { PaysBy } from '@dp/contract/payments.ts';
import type { ShopDetails } from '@dp/contract/shop-details.ts';

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
