import { DAMAGE_REPORT_HOURS_MIN, RETURN_DAYS_MIN } from '@dp/contract/limits.ts';
import type { ShopWords } from '@dp/contract/shop-words.ts';
import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { useRootData } from '../root-data.ts';
import type { ShownShop } from './shown-shop.ts';

const UNKNOWN_WORDS: ShopWords = {
  description: '',
  promises: { payment: '', inspect: '', returns: '', delivery: '' },
};

/** While even the root could not be loaded: the title of a shop that has set none (specification §1). */
const UNKNOWN: ShownShop = {
  title: 'DP',
  order_prefix: 'DP',
  mark: 'DP',
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
  damageHours: DAMAGE_REPORT_HOURS_MIN,
  words: { ar: UNKNOWN_WORDS, en: UNKNOWN_WORDS },
};

/** What the shop says about itself on every page; null is not set. */
export function useShop(): ShownShop {
  return useRootData()?.shop ?? UNKNOWN;
}

/** The owner's words on every page, in the page's language. */
export function useShopWords(): ShopWords {
  return useShop().words[useLocale()];
}

/** The shop's name in the page's language, with its title in front: the text of its logo. */
export function useShopName(): string {
  const shop = useShop();
  const name = shop[`name_${useLocale()}`];
  return name.startsWith(shop.title) ? name : `${shop.title} ${name}`;
}
