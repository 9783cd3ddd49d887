import { DEFAULT_LOCALE, isLocale, type Locale } from '@dp/contract/locale.ts';
import { loadedNamespaces, loadMessages } from '@dp/ui/i18n/message-catalogue.ts';
import { onOtherTab, readText, writeText } from '@dp/ui/storage/local-values.ts';
import { startTransition } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Not the shop's key: a member of staff may read the shop in one language and work in the other. */
const KEY = 'STAFF_LOCALE';

/** Sets language and direction before the first paint, as this device was last used. */
export const firstLanguageScript = `(function(){var l;try{l=localStorage.getItem(${JSON.stringify(
  KEY,
)})}catch(e){}if(l==="en"){document.documentElement.lang="en";document.documentElement.dir="ltr"}})()`;

function storedLocale(): Locale {
  const stored = readText(KEY);
  return isLocale(stored) ? stored : DEFAULT_LOCALE;
}

const localeStore = createStore<{ readonly locale: Locale }>()(() => ({
  locale: typeof document === 'undefined' ? DEFAULT_LOCALE : storedLocale(),
}));

/** The language of this tab, for code outside components. */
export function currentLocale(): Locale {
  return localeStore.getState().locale;
}

/** The language shown. */
export function useCurrentLocale(): Locale {
  return useStore(localeStore, (state) => state.locale);
}

async function show(locale: Locale): Promise<void> {
  const shown = loadedNamespaces(currentLocale());
  await Promise.all(shown.map((namespace) => loadMessages(locale, namespace)));
  startTransition(() => localeStore.setState({ locale }));
}

/** Changes the language of this device, in place; rejects and changes nothing when its texts cannot be loaded. */
export async function switchLocale(locale: Locale): Promise<void> {
  await show(locale);
  writeText(KEY, locale);
}

/** Follows a change of language in another tab. Returns a function that stops. */
export function followOtherTabs(): () => void {
  return onOtherTab([KEY], () => {
    show(storedLocale()).catch(() => undefined);
  });
}
