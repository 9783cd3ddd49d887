import { CURRENCY } from '@dp/contract/limits.ts';
import { formatTag, type Locale } from '@dp/contract/locale.ts';
import { toEgp } from '@dp/contract/money.ts';

/** Whether whole pounds are written with two zeros. */
type Zeros = 'auto' | 'stripIfInteger';

const currency = { ar: inPounds('ar'), en: inPounds('en') };
const sum = { ar: inPounds('ar', 'auto'), en: inPounds('en', 'auto') };
const figure = { auto: inFigures('auto'), stripIfInteger: inFigures('stripIfInteger') };

function inFigures(trailingZeroDisplay: Zeros): Intl.NumberFormat {
  return new Intl.NumberFormat(formatTag('en'), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay,
  });
}

function inPounds(
  locale: Locale,
  trailingZeroDisplay: Zeros = 'stripIfInteger',
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

/** An amount with its currency below a column of figures: `EGP 1,250.00`, below whole pounds `EGP 1,250`. */
export function formatSum(piastres: number, locale: Locale, zeros: Zeros = 'auto'): string {
  return (zeros === 'auto' ? sum : currency)[locale].format(toEgp(piastres));
}

/** An amount without its currency, for columns to be added up: `1,250.00`, in whole pounds `1,250`. */
export function formatFigure(piastres: number, zeros: Zeros = 'auto'): string {
  return figure[zeros].format(toEgp(piastres));
}
