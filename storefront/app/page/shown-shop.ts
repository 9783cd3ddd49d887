import type { Locale } from '@dp/contract/locale.ts';
import type { PaysBy } from '@dp/contract/payments.ts';
import { idInAddress } from '@dp/contract/picture-address.ts';
import type { PlainPicture } from '@dp/contract/pictures.ts';
import type { ShopDetails } from '@dp/contract/shop-details.ts';
import type { ShopWords } from '@dp/contract/shop-words.ts';
import { shopMark } from '@dp/ui/products/shop-mark.ts';

/**
 * What the shop says to every buyer: how it is paid, in how many days anything can be returned and hours damage
 * reported, its words.
 */
interface Said {
  readonly pays: PaysBy;
  readonly returnDays: number;
  readonly damageHours: number;
  readonly words: Readonly<Record<Locale, ShopWords>>;
}

/** What every page shows of the shop's settings. */
export type ShownShop = Said & {
  /** Its `shopMark`, computed on the server so that browsers load no code for it. */
  readonly mark: string;
  /** The id of the owner's picture for the app's icon, if there is one. */
  readonly icon?: string;
  /** The owner's photograph on the splash, if there is one. */
  readonly splash?: PlainPicture;
} & Pick<
    ShopDetails,
    | 'title'
    | 'order_prefix'
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
export function shownShop(shop: ShopDetails, said: Said): ShownShop {
  const { pays, returnDays, damageHours, words } = said;
  const { title, order_prefix, logo, logo_dark, name_ar, name_en, phone, whatsapp } = shop;
  const { facebook, instagram, tiktok, youtube, app_icon: icon, onboarding_one: splash } = shop;
  return {
    title,
    order_prefix,
    mark: shopMark(title),
    ...(icon === null ? {} : { icon: idInAddress(icon.src) }),
    ...(splash === null ? {} : { splash }),
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
    pays,
    returnDays,
    damageHours,
    words,
  };
}
