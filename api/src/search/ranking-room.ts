/** Accumulated scores of documents in one ranking, by document number. */
export interface Sums {
  readonly score: Float32Array;
  /** Bit mask of the query parts that a document matches. */
  readonly answered: Uint16Array;
  /** The parts that it only mentions. */
  readonly mentioned: Uint16Array;
  /** 1 where a part is answered by a category or by a word that is only alike. */
  readonly weak: Uint8Array;
  /** 1 where the thing is only named beside what it is: lamps of a chandelier. */
  readonly beside: Uint8Array;
}

/**
 * Room for one ranking at a time, used again and again: at 100,000 documents each search would allocate
 * two megabytes, and the engine collect garbage every few dozen searches.
 */
export class RankingRoom {
  #size = 0;
  #sums: Sums = sumsOf(0);
  #match = new Float32Array(0);

  /** Zeroed sums; the buffer is reused by the next call. */
  sums(size: number): Sums {
    this.#fit(size);
    for (const column of Object.values(this.#sums)) column.fill(0);
    return this.#sums;
  }

  /** Zeroed scores of one query part; the buffer is reused by the next call. */
  match(size: number): Float32Array {
    this.#fit(size);
    return this.#match.fill(0);
  }

  /** With room to spare: edits add documents one by one. */
  #fit(size: number): void {
    if (this.#size >= size) return;
    this.#size = Math.ceil(size * 1.1);
    this.#sums = sumsOf(this.#size);
    this.#match = new Float32Array(this.#size);
  }
}

function sumsOf(size: number): Sums {
  return {
    score: new Float32Array(size),
    answered: new Uint16Array(size),
    mentioned: new Uint16Array(size),
    weak: new Uint8Array(size),
    beside: new Uint8Array(size),
  };
}
