import type { IndexChange } from './product-index.ts';

/** One product that changed: a row of it, or its stock. */
export interface ProductChange extends IndexChange {
  /** The snapshot that first shows it. */
  readonly sequence: number;
  /** Whether anything but the stock changed. */
  readonly edited: boolean;
  /** Whether a search may find it by other words than before. */
  readonly textsChanged: boolean;
}

/** Maximum number of logged changes; a cached response last checked before them is rebuilt. */
const REMEMBERED = 5_000;

/** Recent changes, against which cached responses are checked. */
export class ChangeLog {
  readonly #remembered: number;
  #changes: ProductChange[] = [];
  /** Snapshots up to this one are older than the oldest change that is remembered. */
  #forgotten = 0;
  /** The snapshot that first showed the latest change of brands, categories or slides. */
  #structure = 0;

  constructor(remembered: number = REMEMBERED) {
    this.#remembered = remembered;
  }

  add(changes: readonly ProductChange[]): void {
    this.#changes.push(...changes.slice(0, this.#remembered + 1));
    if (this.#changes.length <= this.#remembered) return;
    // Changes of one snapshot are dropped together.
    const retained =
      changes.length > this.#remembered ? [] : this.#changes.slice(-this.#remembered >> 1);
    const dropped = this.#changes.slice(0, this.#changes.length - retained.length);
    this.#forgotten = dropped.at(-1)?.sequence ?? this.#forgotten;
    this.#changes = retained;
  }

  /** Searches may find other products than before, though no product changed. */
  searchesChanged(sequence: number): void {
    const change = { id: 0, before: undefined, after: undefined, sequence };
    this.add([{ ...change, edited: false, textsChanged: true }]);
  }

  structureChanged(sequence: number): void {
    this.#structure = sequence;
  }

  /**
   * The products that changed after a snapshot; undefined when the log does not reach back that far, or when
   * brands, categories or slides changed too, which invalidates everything.
   */
  since(sequence: number): readonly ProductChange[] | undefined {
    if (sequence < this.#forgotten || sequence < this.#structure) return undefined;
    let start = this.#changes.length;
    while (start > 0 && (this.#changes[start - 1]?.sequence ?? 0) > sequence) start -= 1;
    return this.#changes.slice(start);
  }
}
