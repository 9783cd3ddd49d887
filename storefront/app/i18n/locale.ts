import { DEFAULT_LOCALE, isLocale, type Locale } from '@dp/contract/locale.ts';
import { cookieIn, cookieNames } from '@dp/ui/storage/cookies.ts';
import { PIN_PARAMETER } from './pin-parameter.ts';

/** The language of a request: `?lang=`, else the shopper's cookie, else Arabic. */
export function requestLocale(url: URL, cookieHeader: string | null): Locale {
  const pinned = url.searchParams.get(PIN_PARAMETER);
  if (isLocale(pinned)) return pinned;
  const chosen = cookieIn(cookieHeader, cookieNames.locale);
  return isLocale(chosen) ? chosen : DEFAULT_LOCALE;
}
