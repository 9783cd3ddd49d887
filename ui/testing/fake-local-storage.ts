import { vi } from 'vitest';

/** A tab's local storage and its `storage` events, for tests. */
export interface FakeTab {
  readonly values: Map<string, string>;
  /** Simulates another tab: changes a value (null removes it) and fires the event here. */
  otherTab(key: string, value: string | null): void;
  /** Simulates another tab: clears everything and fires the event here. */
  otherTabClears(): void;
  /** From now on there is no room: every write is refused. */
  fill(): void;
}

/** Installs an empty local storage; Vitest removes it after the test. */
export function fakeLocalStorage(start: Readonly<Record<string, string>> = {}): FakeTab {
  const values = new Map(Object.entries(start));
  const target = new EventTarget();
  let full = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (full) throw new DOMException('no room', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  });
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  const tell = (key: string | null) =>
    target.dispatchEvent(Object.assign(new Event('storage'), { key }));
  return {
    values,
    otherTab(key, value) {
      if (value === null) values.delete(key);
      else values.set(key, value);
      tell(key);
    },
    otherTabClears() {
      values.clear();
      tell(null);
    },
    fill() {
      full = true;
    },
  };
}
