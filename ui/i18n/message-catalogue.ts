import type { Locale } from '@dp/contract/locale.ts';

/**
 * Every message namespace and its keys. `ui` is declared here; an app declares its own as further members of
 * this interface and passes their files to `registerLanguages`.
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

/** Registers the loaders of each language's messages; once, before anything is translated. */
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

/** Loads a language once; a failed load can be retried. */
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
      // React checks these fields first, so that `use` returns the value without suspending.
      loaded.set(locale, Object.assign(load, { status: 'fulfilled', value: undefined }));
    },
    () => undefined,
  );
  return load;
}

/** The finished load of a language, for `use`; undefined before it, or if it was never loaded. */
export function finishedLoad(locale: Locale): Promise<void> | undefined {
  return loaded.get(locale);
}
