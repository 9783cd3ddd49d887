/** Up to this ratio of ids to products a table is smaller than a map. */
const SPARSE = 16;
const NONE = -1;

/**
 * A product's slot by its id; immutable. A search of a large shop looks up tens of thousands: a table takes a
 * tenth of the time of a map, and sequential ids nearly fill it.
 */
export class SlotsById {
  readonly #table: Int32Array | undefined;
  readonly #map: ReadonlyMap<number, number> | undefined;

  private constructor(table: Int32Array | undefined, map: ReadonlyMap<number, number> | undefined) {
    this.#table = table;
    this.#map = map;
  }

  /** @param ids the products' ids in the order of their slots. */
  static of(ids: Int32Array): SlotsById {
    const highest = ids.reduce((most, id) => Math.max(most, id), 0);
    if (isSparse(highest, ids.length)) {
      return new SlotsById(undefined, new Map(Array.from(ids, (id, slot) => [id, slot])));
    }
    const table = new Int32Array(highest + 1).fill(NONE);
    for (let slot = 0; slot < ids.length; slot += 1) table[ids[slot] as number] = slot;
    return new SlotsById(table, undefined);
  }

  /** Undefined for an unknown id. */
  get(id: number): number | undefined {
    if (this.#table === undefined) return this.#map?.get(id);
    const slot = this.#table[id];
    return slot === NONE ? undefined : slot;
  }

  /** A copy with other slots for some ids; undefined removes an id. */
  with(changes: ReadonlyMap<number, number | undefined>): SlotsById {
    if (changes.size === 0) return this;
    const highest = Math.max(...changes.keys());
    if (this.#table === undefined || isSparse(highest, this.#table.length)) {
      const map = new Map(this.#map ?? this.#entries());
      for (const [id, slot] of changes) {
        if (slot === undefined) map.delete(id);
        else map.set(id, slot);
      }
      return new SlotsById(undefined, map);
    }
    const table = new Int32Array(Math.max(this.#table.length, highest + 1)).fill(
      NONE,
      this.#table.length,
    );
    table.set(this.#table);
    for (const [id, slot] of changes) table[id] = slot ?? NONE;
    return new SlotsById(table, undefined);
  }

  *#entries(): Generator<[number, number]> {
    for (const [id, slot] of this.#table?.entries() ?? []) if (slot !== NONE) yield [id, slot];
  }
}

function isSparse(highest: number, count: number): boolean {
  return highest > SPARSE * (count + 1_000);
}
