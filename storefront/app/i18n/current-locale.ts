import { DEFAULT_LOCALE, isLocale, type Locale } from '@dp/contract/locale.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useRootData } from '../root-data.ts';

/** The language chosen in this tab since the page was loaded, if any. */
export const chosenLocaleStore = createStore<{ locale: Locale | undefined }>()(() => ({
  locale: undefined,
}));

/** The current language: chosen in this tab, else the server's decision, else Arabic. */
export function useCurrentLocale(): Locale {
  const decided = useRootData()?.locale;
  const chosen = useStore(chosenLocaleStore, (state) => state.locale);
  return chosen ?? decided ?? DEFAULT_LOCALE;
}

/**
 * The language of this tab, for code outside components: a choice counts immediately, before the page is
 * rendered in it, so that its data loads in the same language.
 */
export function browserLocale(): Locale {
  const { locale } = chosenLocaleStore.getState();
  const { lang } = document.documentElement;
  return locale ?? (isLocale(lang) ? lang : DEFAULT_LOCALE);
}
