import { DEFAULT_LOCALE, type Locale } from '@dp/contract/locale.ts';
import { useRouteLoaderData } from 'react-router';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { loader } from '../root.tsx';

/** The language chosen in this tab since the page was loaded, if any. */
export const chosenLocaleStore = createStore<{ locale: Locale | undefined }>()(() => ({
  locale: undefined,
}));

/** The language to show: chosen in this tab, else the server's decision, else Arabic. */
export function useShownLocale(): Locale {
  const decided = useRouteLoaderData<typeof loader>('root')?.locale;
  const chosen = useStore(chosenLocaleStore, (state) => state.locale);
  return chosen ?? decided ?? DEFAULT_LOCALE;
}
