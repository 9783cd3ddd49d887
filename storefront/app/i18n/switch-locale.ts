import { isLocale, type Locale } from '@dp/contract/locale.ts';
import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { loadLanguage } from '@dp/ui/i18n/message-catalogue.ts';
import { cookieNames, writeCookie } from '@dp/ui/storage/cookies.ts';
import { onOtherTab, readText, writeText } from '@dp/ui/storage/local-values.ts';
import { startTransition, useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { keys } from '../storage/keys.ts';
import { chosenLocaleStore } from './current-locale.ts';
import { PIN_PARAMETER } from './pin-parameter.ts';

/** Keeps the language on this device and in the cookie that the server reads. */
function keepLocale(locale: Locale): void {
  writeText(keys.locale, locale);
  writeCookie(cookieNames.locale, locale);
}

/**
 * Changes the language in place: the messages first, then everything at once, then the page's data in
 * the new language. The address, what is typed and how far it is scrolled all stay. Should the
 * language's messages not load, everything stays as it was and the promise is rejected.
 */
export function useSwitchLocale(): (locale: Locale) => Promise<void> {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  return useCallback(
    async (locale) => {
      await loadLanguage(locale);
      keepLocale(locale);
      startTransition(() => chosenLocaleStore.setState({ locale }));
      const query = new URLSearchParams(search);
      if (!query.has(PIN_PARAMETER)) return revalidate();
      // The address pinned another language: let it go, which loads the page's data anew as well.
      query.delete(PIN_PARAMETER);
      await navigate(
        { pathname, search: query.size === 0 ? '' : `?${query}`, hash },
        { replace: true, preventScrollReset: true, state },
      );
    },
    [revalidate, navigate, pathname, search, hash, state],
  );
}

/**
 * Brings the device and the page together: a page opened with `?lang=` makes that the shopper's
 * language; a page rendered without the cookie follows what the device remembers; other tabs follow.
 */
export function useSavedLocale(): void {
  const shown = useLocale();
  const [query] = useSearchParams();
  const pinned = query.get(PIN_PARAMETER);
  const switchLocale = useSwitchLocale();
  // Once for each pin: while a choice is letting the pin go, it must not be kept again.
  useEffect(() => {
    if (isLocale(pinned)) keepLocale(pinned);
  }, [pinned]);
  useEffect(() => {
    if (isLocale(pinned)) return;
    const follow = () => {
      const kept = readText(keys.locale);
      // Another tab may fail to load the language: it then simply keeps its own.
      if (isLocale(kept) && kept !== shown) switchLocale(kept).catch(() => undefined);
    };
    follow();
    return onOtherTab([keys.locale], follow);
  }, [pinned, shown, switchLocale]);
}
