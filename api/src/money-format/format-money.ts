import { CURRENCY } from '@dp/contract/limits.ts';
import { formatTag, type Locale } from '@dp/contract/locale.ts';
import { toEgp } from '@dp/contract/money.ts';

const currency = { ar: inPounds('ar'), en: inPounds('en') };
const sum = { ar: inPounds('ar', 'auto'), en: inPounds('en', 'auto') };
const figure = new Intl.NumberFormat(formatTag('en'), {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

function inPounds(
  locale: Locale,
  trailingZeroDisplay: 'auto' | 'stripIfInteger' = 'stripIfInteger',
): Intl.NumberFormat {
  return new Intl.NumberFormat(formatTag(locale), {
    style: 'currency',
    currency: CURRENCY,
    trailingZeroDisplay,
  });
}

/** An amount with its currency as people read it: `1,250 ج.م.`, `EGP 1,250`. */
export function formatMoney(piastres: number, locale: Locale): string {
  return currency[locale].format(toEgp(piastres));
}

/** An amount with its currency below a column of figures: `EGP 1,250.00`. */
export function formatSum(piastres: number, locale: Locale): string {
  return sum[locale].format(toEgp(piastres));
}

/** An amount without its currency, for columns to be added up: `1,250.00`. */
export function formatFigure(piastres: number): string {
  return figure.format(toEgp(piastres));
}
