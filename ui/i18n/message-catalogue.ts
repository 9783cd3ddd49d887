import type { Locale } from '@dp/contract/locale.ts';

/**
 * Every namespace of messages and its keys. The parts bring `ui`; an app that uses them adds its own
 * by declaring more members of this interface, and gives their files to `registerLanguages`.
 */
export interface Messages {
  readonly ui: typeof import('./en/ui.json');
}

export type Namespace = keyof Messages;

type LanguageLoaders = Record<Locale, () => Promise<{ default: Messages }>>;

let languages: LanguageLoaders | undefined;
const added: Record<Locale, Partial<Messages>> = { ar: {}, en: {} };
const loading = new Map<Locale, Promise<void>>();
const loaded = new Map<Locale, Promise<void>>();

/** Says where each language's messages come from; once, before anything is translated. */
export function registerLanguages(loaders: LanguageLoaders): void {
  languages = loaders;
}

/** Adds loaded messages: all of them on the server, those of the page in the browser. */
export function addMessages(locale: Locale, messages: Partial<Messages>): void {
  Object.assign(added[locale], messages);
}

/** One feature's messages, or undefined when they are not loaded yet. */
export function messagesOf<N extends Namespace>(
  locale: Locale,
  namespace: N,
): Messages[N] | undefined {
  return added[locale][namespace];
}

/** Loads a whole language once; a failed load may be tried again. */
export function loadLanguage(locale: Locale): Promise<void> {
  const running = loading.get(locale);
  if (running !== undefined) return running;
  if (languages === undefined) throw new Error('No languages are registered');
  const load = languages[locale]().then(
    (module) => addMessages(locale, module.default),
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
