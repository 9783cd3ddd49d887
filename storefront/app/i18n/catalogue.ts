import type { Locale } from '@dp/contract/locale.ts';
import type { Messages } from './en.ts';

/** A feature's messages, one file per language in `i18n/{ar,en}/`. */
export type Namespace = keyof Messages;

const held: Record<Locale, Partial<Messages>> = { ar: {}, en: {} };
const loading = new Map<Locale, Promise<void>>();
const loaded = new Map<Locale, Promise<void>>();

const languages: Record<Locale, () => Promise<{ default: Messages }>> = {
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
};

/** Keeps messages that are at hand: all of them on the server, those of the page in the browser. */
export function holdMessages(locale: Locale, messages: Partial<Messages>): void {
  Object.assign(held[locale], messages);
}

/** One feature's messages, or undefined when they are not loaded yet. */
export function heldMessages<N extends Namespace>(
  locale: Locale,
  namespace: N,
): Messages[N] | undefined {
  return held[locale][namespace];
}

/** Loads a whole language once; a failed load may be tried again. */
export function loadLanguage(locale: Locale): Promise<void> {
  const running = loading.get(locale);
  if (running !== undefined) return running;
  const load = languages[locale]().then(
    (module) => holdMessages(locale, module.default),
    (error: unknown) => {
      loading.delete(locale);
      throw error;
    },
  );
  loading.set(locale, load);
  load.then(
    () => {
      // Where React looks first, so that `use` gives the value at once instead of waiting a moment.
      loaded.set(locale, Object.assign(load, { status: 'fulfilled', value: undefined }));
    },
    () => undefined,
  );
  return load;
}

/** The finished load of a language, for `use`; undefined before it, and where nothing was loaded. */
export function finishedLoad(locale: Locale): Promise<void> | undefined {
  return loaded.get(locale);
}
