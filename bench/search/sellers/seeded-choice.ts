/** FNV-1a over UTF-16 units: the same number for the same text, everywhere. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  // FNV's low bits are weak for short texts.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Choices that look random and are the same for the same seed (mulberry32). */
export class SeededChoice {
  #state: number;

  constructor(seed: string) {
    this.#state = hashOf(seed);
  }

  /** From 0 up to 1. */
  share(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(count: number): number {
    return Math.floor(this.share() * count);
  }

  /** @throws for an empty list. */
  of<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('There is nothing to choose from.');
    return items[this.below(items.length)] as T;
  }

  shuffled<T>(items: readonly T[]): T[] {
    const keyed = items.map((item) => ({ item, key: this.share() }));
    return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
  }
}
