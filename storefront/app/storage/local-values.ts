/**
 * Local storage that never throws: it may be missing (server), blocked by the browser, full or hold
 * what another program wrote. A shopper then merely starts with nothing remembered.
 */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** The text under a key, or null. */
export function readText(key: string): string | null {
  try {
    return storage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a text under a key; null removes it. */
export function writeText(key: string, value: string | null): void {
  try {
    if (value === null) storage()?.removeItem(key);
    else storage()?.setItem(key, value);
  } catch {
    // Full or blocked: the value lives on in this tab, in the store that holds it.
  }
}

/** The JSON under a key; damaged text is removed and reads as undefined. */
export function readJson(key: string): unknown {
  const text = readText(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    writeText(key, null);
    return undefined;
  }
}

/**
 * Calls `changed` when another tab changes one of the keys, or clears the whole storage.
 *
 * @returns a function that stops listening.
 */
export function onOtherTab(watched: readonly string[], changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === null || watched.includes(event.key)) changed();
  };
  globalThis.addEventListener?.('storage', listen as EventListener);
  return () => globalThis.removeEventListener?.('storage', listen as EventListener);
}
