/** The interface languages; Arabic is default and fallback (specification §4). */
export const LOCALES = ['ar', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'ar';

/** A text in both languages. */
export type Bilingual = Readonly<Record<Locale, string>>;

/** Whether the value names a language of the shop. */
export function isLocale(value: unknown): value is Locale {
  return value === 'ar' || value === 'en';
}

/** Text direction: right-to-left for any locale other than English (specification §4). */
export function directionOf(locale: Locale): 'rtl' | 'ltr' {
  return locale === 'en' ? 'ltr' : 'rtl';
}

/**
 * The tag to hand to `Intl` for numbers, prices and dates: Latin digits in both languages, as Egyptian shops write
 * them. `en-EG` would have American dates, March 5, beside the shop's British spelling.
 */
export function formatTag(locale: Locale): string {
  return locale === 'ar' ? 'ar-EG-u-nu-latn' : 'en-001';
}

/** The first language of an accept-language header that the shop has, by weight; Arabic when there is none. */
export function negotiateLocale(acceptLanguage: string | undefined | null): Locale {
  if (!acceptLanguage) return DEFAULT_LOCALE;
  const wanted = acceptLanguage
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  const found = wanted.map(({ language }) => language).find(isLocale);
  return found ?? DEFAULT_LOCALE;
}
