import type { Locale } from '@dp/contract/locale.ts';
import { toEgp } from '@dp/contract/money.ts';

const currency = {
  ar: new Intl.NumberFormat('ar-EG-u-nu-latn', pounds()),
  en: new Intl.NumberFormat('en-EG', pounds()),
};

function pounds(): Intl.NumberFormatOptions {
  return { style: 'currency', currency: 'EGP', trailingZeroDisplay: 'stripIfInteger' };
}

/** An amount with its currency as people read it: `1,250 ج.م.`, `EGP 1,250`. */
export function formatMoney(piastres: number, locale: Locale): string {
  return currency[locale].format(toEgp(piastres));
}
