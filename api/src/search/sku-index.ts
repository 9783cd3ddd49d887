import { placeOf } from '../sorted/place-of.ts';

/** Shorter beginnings would be words or sizes. */
const SHORTEST = 4;
/** What people write before a code. */
const LABEL =
  /^\s*(?:كود(?: المنتج)?|رقم(?: المنتج)?|موديل|باركود|product code|item(?: code| no)?|part no|code|sku|ref|model|barcode)\s*[.:#]?\s+/i;
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

/** A SKU without case and separators, to match any way of typing it. */
export function plainSku(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Products by prefix of their SKU, or of a part of it: `DP-LB-0001`, `lb0001`. */
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
   * Documents whose SKU is or begins with the text, `code …` before it aside, the exact one first; none for a text
   * that is not a SKU. `isWhole` means that the text is a complete SKU, or a part only used in SKUs.
   */
  find(text: string): { readonly documents: readonly number[]; readonly isWhole: boolean } {
    const code = text.replace(LABEL, '');
    const wanted = plainSku(code);
    const isCode = /[\d-]/.test(code) && /[a-z]/.test(wanted);
    const isUnit = (isCode || LONG_NUMBER.test(wanted)) && wanted.length <= 64;
    if (!isUnit || /[^\w\s./-]/.test(code.trim())) return { documents: [], isWhole: false };
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

  /** A few new entries are inserted in place: sorting everything again takes milliseconds. */
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
