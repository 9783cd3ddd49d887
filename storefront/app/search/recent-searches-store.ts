import { onOtherTab, readJson, writeText } from '@dp/ui/storage/local-values.ts';
import { createStore } from 'zustand/vanilla';
import { keys } from '../storage/keys.ts';
import { tidy } from './search-text.ts';

/** Maximum number of stored searches; the oldest is evicted. */
const MAX_TEXTS = 8;

export interface RecentSearches {
  /** The latest first, each once. */
  readonly texts: readonly string[];
  note(text: string): void;
  forget(text: string): void;
  forgetAll(): void;
}

/** The valid texts of a stored value, each once. */
export function validTexts(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  const texts = stored.filter((text): text is string => typeof text === 'string').map(tidy);
  return [...new Set(texts.filter((text) => text !== ''))].slice(0, MAX_TEXTS);
}

/** What the shopper searched for on this device; saved after each change. */
export const recentSearchesStore = createStore<RecentSearches>()((set, get) => {
  function keep(texts: readonly string[]): void {
    set({ texts });
    writeText(keys.recentSearches, texts.length === 0 ? null : JSON.stringify(texts));
  }
  return {
    texts: [],
    note: (text) => keep(validTexts([text, ...get().texts])),
    forget: (text) => keep(get().texts.filter((other) => other !== text)),
    forgetAll: () => keep([]),
  };
});

function takeOver(): void {
  recentSearchesStore.setState({ texts: validTexts(readJson(keys.recentSearches)) });
}

/** Loads the stored searches, now and whenever another tab changes them. Returns a function that stops. */
export function startRecentSearches(): () => void {
  takeOver();
  return onOtherTab([keys.recentSearches], takeOver);
}
