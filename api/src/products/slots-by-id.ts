/** Ids may be this many times as many as products before a map takes less room than a table. */
const SPARSE = 16;
const NONE = -1;

/**
 * Which slot a product has, by its id. A search of a large shop asks tens of thousands of times; a table
 * answers in a tenth of the time of a map, and ids, which the database counts up, nearly fill it.
 */
export class SlotsById {
  readonly #table: Int32Array | undefined;
  readonly #map: ReadonlyMap<number, number> | undefined;

  /** @param ids the products' ids in the order of their slots. */
  constructor(ids: Int32Array) {
    const highest = ids.reduce((most, id) => Math.max(most, id), 0);
    if (highest > SPARSE * (ids.length + 1_000)) {
      this.#map = new Map(Array.from(ids, (id, slot) => [id, slot]));
      return;
    }
    this.#table = new Int32Array(highest + 1).fill(NONE);
    for (let slot = 0; slot < ids.length; slot += 1) this.#table[ids[slot] as number] = slot;
  }

  /** Undefined for an unknown id. */
  get(id: number): number | undefined {
    if (this.#table === undefined) return this.#map?.get(id);
    const slot = this.#table[id];
    return slot === NONE ? undefined : slot;
  }
}
