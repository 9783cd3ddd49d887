/** Shorter beginnings would be words or sizes. */
const SHORTEST = 4;
/** More new entries than this are sorted in with all others. */
const FEW = 50;

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
  /** Added since the entries were last sorted. */
  #added: SkuEntry[] = [];

  add(sku: string, document: number): void {
    const parts = sku.toLowerCase().split(/[^a-z0-9]+/);
    for (let start = 0; start < parts.length; start += 1) {
      const key = parts.slice(start).join('');
      if (start === 0 || (key.length >= SHORTEST && /[a-z]/.test(key))) {
        this.#added.push({ key, document });
      }
    }
  }

  /** Documents whose unit is or begins with the text, the exact one first; none for a text that is no unit. */
  find(text: string): number[] {
    const wanted = plainSku(text);
    if (!/[\d-]/.test(text) || !/[a-z]/.test(wanted) || wanted.length > 64) return [];
    if (/[^\w\s./-]/.test(text.trim())) return [];
    this.#sort();
    const first = placeOf(this.#entries, { key: wanted, document: -1 });
    const documents = new Set<number>();
    for (let index = first; index < this.#entries.length; index += 1) {
      const { key, document } = this.#entries[index] ?? { key: '', document: 0 };
      if (!key.startsWith(wanted)) break;
      if (key === wanted || wanted.length >= SHORTEST) documents.add(document);
    }
    return [...documents];
  }

  /** Few new entries are put in their places: sorting all of them again takes milliseconds. */
  #sort(): void {
    if (this.#added.length > FEW) {
      this.#entries.push(...this.#added);
      this.#entries.sort(compare);
    } else {
      for (const entry of this.#added)
        this.#entries.splice(placeOf(this.#entries, entry), 0, entry);
    }
    this.#added = [];
  }
}

function compare(a: SkuEntry, b: SkuEntry): number {
  return a.key < b.key ? -1 : a.key > b.key ? 1 : a.document - b.document;
}

/** Where an entry belongs among sorted ones. */
function placeOf(sorted: readonly SkuEntry[], entry: SkuEntry): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(sorted[middle] as SkuEntry, entry) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
