import { LRUCache } from 'lru-cache';
import type { ShownProduct } from '../products/read-shown-products.ts';
import type { ProductChange } from './change-log.ts';

/** Some 3 kB each, and as much again for what they are presented as. */
const ROWS_MAX = 6_000;

/**
 * Rows of recently shown products, so that a response that is rebuilt for one changed product reads one row.
 * A change evicts the rows of its products.
 */
export class RowCache {
  readonly #rows = new LRUCache<number, ShownProduct>({ max: ROWS_MAX });

  get(id: number): ShownProduct | undefined {
    return this.#rows.get(id);
  }

  /**
   * Adds rows whose query ran concurrently with changes.
   *
   * @param since changes since the query began, which the rows may lack; undefined when anything may have
   *   changed.
   */
  add(rows: Iterable<ShownProduct>, since: readonly ProductChange[] | undefined): void {
    if (since === undefined) return;
    const changed = new Set(since.map(({ id }) => id));
    for (const row of rows) if (!changed.has(row.id)) this.#rows.set(row.id, row);
  }

  invalidate(changes: readonly ProductChange[]): void {
    for (const { id } of changes) this.#rows.delete(id);
  }
}
