/**
 * Values of a tab until it is closed, such as a half-filled form. It never throws: where the browser blocks
 * storage, a reload starts over.
 */
function storage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The JSON under a key; absent or damaged reads as undefined. */
export function readSessionJson(key: string): unknown {
  try {
    const text = storage()?.getItem(key) ?? null;
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value under a key until the tab closes; undefined removes it. */
export function writeSessionJson(key: string, value: unknown): void {
  try {
    if (value === undefined) storage()?.removeItem(key);
    else storage()?.setItem(key, JSON.stringify(value));
  } catch {
    // Full or blocked: the value only lives in the page.
  }
}
