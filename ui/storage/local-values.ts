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

/**
 * Keeps a text under a key; null removes it.
 *
 * @returns false when the storage is full and still holds what it held: the caller must not go on as if
 *   it were kept. Where the storage is missing or blocked nothing disagrees with the tab's own state.
 */
export function writeText(key: string, value: string | null): boolean {
  try {
    if (value === null) storage()?.removeItem(key);
    else storage()?.setItem(key, value);
    return true;
  } catch {
    return !isReadable(key);
  }
}

function isReadable(key: string): boolean {
  try {
    storage()?.getItem(key);
    return true;
  } catch {
    return false;
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
