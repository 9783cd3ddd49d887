import { useLayoutEffect, useRef } from 'react';

/** A key or keys that do something on the pages where it is registered. */
export interface Shortcut {
  /**
   * One key (`c`, `?`, `ArrowDown`), with `mod+` for Ctrl or ⌘, or two one after the other (`g o`). Letters
   * are keys of the board, so they work whichever language it is switched to.
   */
  readonly keys: string;
  /** What it does, as listed under `?`. */
  readonly label: string;
  readonly run: () => void;
}

/** How long the second key of a sequence may take, in milliseconds. */
const SEQUENCE_MS = 1_500;

const registered = new Set<{ readonly current: readonly Shortcut[] }>();

/**
 * Registers the shortcuts of a page or part for as long as it is shown, from its first frame on. The last one of
 * a key counts.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  useLayoutEffect(() => {
    registered.add(latest);
    return () => {
      registered.delete(latest);
    };
  }, []);
}

/** All shortcuts of what is shown, each key once. */
export function activeShortcuts(): readonly Shortcut[] {
  const byKeys = new Map<string, Shortcut>();
  for (const { current } of registered) {
    for (const shortcut of current) byKeys.set(shortcut.keys, shortcut);
  }
  return [...byKeys.values()];
}

/** The name of the key that `mod+` means on this machine. */
export function modifierKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
}

/** The name of a pressed key: letters by their place on the board, the rest by what it types. */
export function keyOf({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) return letter.toLowerCase();
  return key === '؟' ? '?' : key;
}

/** Listens for the registered shortcuts. Returns a function that stops. */
export function startShortcuts(): () => void {
  let first: { readonly key: string; readonly at: number } | undefined;
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey || event.repeat) return;
    const modified = event.ctrlKey || event.metaKey;
    if (!modified && (isTyping(event.target) || isCovered())) return;
    const key = (modified ? 'mod+' : '') + keyOf(event);
    const before = first;
    first = undefined;
    const sequence =
      before !== undefined && event.timeStamp - before.at < SEQUENCE_MS
        ? `${before.key} ${key}`
        : undefined;
    const active = activeShortcuts();
    const found =
      active.find(({ keys }) => keys === sequence) ?? active.find((s) => s.keys === key);
    if (found !== undefined) {
      event.preventDefault();
      found.run();
    } else if (active.some(({ keys }) => keys.startsWith(`${key} `))) {
      first = { key, at: event.timeStamp };
    }
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}

/** Keys that are typed into a field are not commands. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** A dialog over the page takes the keys. */
function isCovered(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
