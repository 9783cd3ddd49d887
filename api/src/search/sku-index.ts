/** Shorter beginnings would be words or sizes. */
const SHORTEST = 4;

interface SkuEntry {
  /** Plain, from the start or from after a separator on. */
  readonly key: string;
  readonly document: number;
}

/** A stock-keeping unit without case and separators, for finding it however it is typed. */
export function plainSku(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Products by the beginning of their stock-keeping unit, or of a part of it: `DP-LB-0001`, `lb0001`. */
export class SkuIndex {
  readonly #entries: SkuEntry[] = [];
  #isSorted = true;

  add(sku: string, document: number): void {
    const parts = sku.toLowerCase().split(/[^a-z0-9]+/);
    for (let start = 0; start < parts.length; start += 1) {
      const key = parts.slice(start).join('');
      if (start === 0 || (key.length >= SHORTEST && /[a-z]/.test(key))) {
        this.#entries.push({ key, document });
      }
    }
    this.#isSorted = false;
  }

  /** Documents whose unit is or begins with the text, the exact one first; none for a text that is no unit. */
  find(text: string): number[] {
    const wanted = plainSku(text);
    if (!/[\d-]/.test(text) || !/[a-z]/.test(wanted) || wanted.length > 64) return [];
    if (/[^\w\s./-]/.test(text.trim())) return [];
    this.#sort();
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#entries[middle]?.key ?? '') < wanted) low = middle + 1;
      else high = middle;
    }
    const documents = new Set<number>();
    for (let index = low; index < this.#entries.length; index += 1) {
      const { key, document } = this.#entries[index] ?? { key: '', document: 0 };
      if (!key.startsWith(wanted)) break;
      if (key === wanted || wanted.length >= SHORTEST) documents.add(document);
    }
    return [...documents];
  }

  #sort(): void {
    if (this.#isSorted) return;
    this.#entries.sort((a, b) =>
      a.key < b.key ? -1 : a.key > b.key ? 1 : a.document - b.document,
    );
    this.#isSorted = true;
  }
}
