import { LRUCache } from 'lru-cache';
import type { ShownProduct } from '../products/read-shown-products.ts';
import type { ProductChange } from './change-log.ts';

/** Some 3 kB each. */
const ROWS_MAX = 3_000;

/**
 * Rows of the products that answers showed lately, so that an answer that is made again for one changed
 * product reads one row. A row is dropped with the change that names its product.
 */
export class RowCache {
  readonly #rows = new LRUCache<number, ShownProduct>({ max: ROWS_MAX });

  get(id: number): ShownProduct | undefined {
    return this.#rows.get(id);
  }

  /**
   * Adds rows that were read while the catalogue went on.
   *
   * @param since what changed since they were asked for, which they may lack; undefined when anything may.
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
