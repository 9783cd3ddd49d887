/**
 * Local storage that never throws: it may be missing (server), blocked, full or contain foreign data. The
 * shopper then starts without stored values.
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
 * Stores a text under a key; null removes it.
 *
 * @returns false when the storage is full and still holds the old value: the caller must not treat it as
 *   stored. Where storage is missing or blocked, the tab's own state is the only copy.
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
