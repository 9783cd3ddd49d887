import { isLocale, type Locale } from '@dp/contract/locale.ts';
import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { cookieNames, writeCookie } from '@dp/ui/storage/cookies.ts';
import { onOtherTab, readText, writeText } from '@dp/ui/storage/local-values.ts';
import { startTransition, useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { keys } from '../storage/keys.ts';
import { chosenLocaleStore } from './current-locale.ts';
import { loadLanguage } from './languages.ts';
import { PIN_PARAMETER } from './pin-parameter.ts';

/** Stores the language on this device and in the cookie that the server reads. */
function storeLocale(locale: Locale): void {
  writeText(keys.locale, locale);
  writeCookie(cookieNames.locale, locale);
}

/**
 * Changes the language in place: first the messages, then the page, then its data. Address, input and scroll
 * position stay. If the messages fail to load, nothing changes and the promise rejects.
 */
export function useSwitchLocale(): (locale: Locale) => Promise<void> {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  return useCallback(
    async (locale) => {
      await loadLanguage(locale);
      storeLocale(locale);
      startTransition(() => chosenLocaleStore.setState({ locale }));
      const query = new URLSearchParams(search);
      if (!query.has(PIN_PARAMETER)) return revalidate();
      // The address pinned another language: remove the pin, which also reloads the data.
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
 * Synchronises device and page: a page opened with `?lang=` makes that the shopper's language; a page
 * rendered without the cookie follows the stored language; other tabs follow.
 */
export function useSavedLocale(): void {
  const shown = useLocale();
  const [query] = useSearchParams();
  const pinned = query.get(PIN_PARAMETER);
  const switchLocale = useSwitchLocale();
  // Once per pin: while a choice is removing the pin, it must not be stored again.
  useEffect(() => {
    if (isLocale(pinned)) storeLocale(pinned);
  }, [pinned]);
  useEffect(() => {
    if (isLocale(pinned)) return;
    const follow = () => {
      const stored = readText(keys.locale);
      // If another tab fails to load the language, it stays in its own.
      if (isLocale(stored) && stored !== shown) switchLocale(stored).catch(() => undefined);
    };
    follow();
    return onOtherTab([keys.locale], follow);
  }, [pinned, shown, switchLocale]);
}
