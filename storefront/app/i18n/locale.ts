import { DEFAULT_LOCALE, isLocale, type Locale } from '@dp/contract/locale.ts';
import { cookieIn, cookieNames } from '../storage/cookies.ts';
import { PIN_PARAMETER } from './pin-parameter.ts';

/** The language a page is to be shown in: `?lang=`, else the shopper's cookie, else Arabic. */
export function requestLocale(url: URL, cookieHeader: string | null): Locale {
  const pinned = url.searchParams.get(PIN_PARAMETER);
  if (isLocale(pinned)) return pinned;
  const kept = cookieIn(cookieHeader, cookieNames.locale);
  return isLocale(kept) ? kept : DEFAULT_LOCALE;
}

/** The tags for numbers, prices and dates: Latin digits in both languages (Egyptian shops' habit). */
const FORMAT_TAGS = { ar: 'ar-EG-u-nu-latn', en: 'en-EG' } as const satisfies Record<
  Locale,
  string
>;

/** The tag to hand to `Intl` for a language. */
export function formatTag(locale: Locale): string {
  return FORMAT_TAGS[locale];
}
