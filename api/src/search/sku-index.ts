import { placeOf } from '../sorted/place-of.ts';

/** Shorter beginnings would be words or sizes. */
const SHORTEST = 4;
/** Shorter numbers are measures. */
const LONG_NUMBER = /^\d{5,}$/;
/** More new entries than this are sorted in with all others. */
const FEW = 50;

interface SkuEntry {
  /** Plain, from the start or from after a separator on. */
  readonly key: string;
  readonly document: number;
  /** Whether it is the whole unit. */
  readonly isWhole: boolean;
}

/** A stock-keeping unit without case and separators, for finding it however it is typed. */
export function plainSku(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Products by the beginning of their stock-keeping unit, or of a part of it: `DP-LB-0001`, `lb0001`. */
export class SkuIndex {
  #entries: SkuEntry[] = [];
  /** Added since the entries were last sorted. */
  #added: SkuEntry[] = [];

  add(sku: string, document: number): void {
    const parts = sku.toLowerCase().split(/[^a-z0-9]+/);
    for (let start = 0; start < parts.length; start += 1) {
      const key = parts.slice(start).join('');
      if (start === 0 || (key.length >= SHORTEST && /[a-z]/.test(key))) {
        this.#added.push({ key, document, isWhole: start === 0 });
      }
    }
  }

  /**
   * Documents whose unit is or begins with the text, the exact one first; none for a text that is no unit.
   * `isWhole` says that the text is the whole unit of one of them, or a part that only units are written with.
   */
  find(text: string): { readonly documents: readonly number[]; readonly isWhole: boolean } {
    const wanted = plainSku(text);
    const isCode = /[\d-]/.test(text) && /[a-z]/.test(wanted);
    const isUnit = (isCode || LONG_NUMBER.test(wanted)) && wanted.length <= 64;
    if (!isUnit || /[^\w\s./-]/.test(text.trim())) return { documents: [], isWhole: false };
    this.#sort();
    const first = placeOf(this.#entries, (entry) => compare(entry, { key: wanted, document: -1 }));
    const documents = new Set<number>();
    const isWhole = this.#entries[first]?.key === wanted && this.#entries[first]?.isWhole === true;
    for (let index = first; index < this.#entries.length; index += 1) {
      const { key, document } = this.#entries[index] ?? { key: '', document: 0 };
      if (!key.startsWith(wanted)) break;
      if (key === wanted || wanted.length >= SHORTEST) documents.add(document);
    }
    return { documents: [...documents], isWhole };
  }

  /** Few new entries are put in their places: sorting all of them again takes milliseconds. */
  #sort(): void {
    if (this.#added.length > FEW) {
      // Not push(...): a whole catalogue is more arguments than a call can have.
      this.#entries = this.#entries.concat(this.#added).sort(compare);
    } else {
      for (const entry of this.#added) {
        this.#entries.splice(
          placeOf(this.#entries, (other) => compare(other, entry)),
          0,
          entry,
        );
      }
    }
    this.#added = [];
  }
}

function compare(
  a: Pick<SkuEntry, 'key' | 'document'>,
  b: Pick<SkuEntry, 'key' | 'document'>,
): number {
  return a.key < b.key ? -1 : a.key > b.key ? 1 : a.document - b.document;
}
