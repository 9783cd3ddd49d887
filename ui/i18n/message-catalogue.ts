import type { Locale } from '@dp/contract/locale.ts';

/**
 * Every message namespace and its keys. `ui` is declared here; an app declares its own as further members of
 * this interface and passes how they are loaded to `registerMessages`.
 */
export interface Messages {
  readonly ui: typeof import('./en/ui.json');
}

export type Namespace = keyof Messages;

/** Loads one feature's messages in a language; those of other features may come along. */
type LoadMessages = (locale: Locale, namespace: Namespace) => Promise<Partial<Messages>>;

let load: LoadMessages | undefined;
const added: Record<Locale, Partial<Messages>> = { ar: {}, en: {} };
const loading = new Map<string, Promise<void>>();
const loaded = new Map<string, Promise<void>>();

/** Registers how messages are loaded; once, before anything is translated. */
export function registerMessages(loader: LoadMessages): void {
  load = loader;
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

/** The features whose messages are loaded in a language. */
export function loadedNamespaces(locale: Locale): readonly Namespace[] {
  return Object.keys(added[locale]) as Namespace[];
}

/** Loads one feature's messages once; a failed load can be retried. */
export function loadMessages(locale: Locale, namespace: Namespace): Promise<void> {
  const key = `${locale}.${namespace}`;
  const running = loading.get(key);
  if (running !== undefined) return running;
  if (load === undefined) throw new Error('No messages are registered');
  const started = load(locale, namespace).then(
    (messages) => addMessages(locale, messages),
    (error: unknown) => {
      loading.delete(key);
      throw error;
    },
  );
  loading.set(key, started);
  started.then(
    () => {
      // React checks these fields first, so that `use` returns the value without suspending.
      loaded.set(key, Object.assign(started, { status: 'fulfilled', value: undefined }));
    },
    () => undefined,
  );
  return started;
}

/** The finished load of a feature's messages, for `use`; undefined before it, or if they were never loaded. */
export function finishedLoad(locale: Locale, namespace: Namespace): Promise<void> | undefined {
  return loaded.get(`${locale}.${namespace}`);
}
