import type { Bilingual } from '@dp/contract/locale.ts';
import { readBrandNames } from '../brands/brand-names.ts';
import { type CategoryTree, readCategoryTree } from '../categories/category-tree.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { followProducts } from '../products/follow-products.ts';
import { followStock } from '../products/follow-stock.ts';
import { ProductIndex } from '../products/product-index.ts';
import { type CatalogMark, type CatalogMarks, catalogMarks, sameMark } from './catalog-marks.ts';

/** What of the catalogue is kept in memory: everything that lists are made of, but for their rows. */
export interface CatalogSnapshot {
  readonly products: ProductIndex;
  readonly categories: CategoryTree;
  readonly brandNames: ReadonlyMap<number, Bilingual>;
}

/**
 * The catalogue in memory, one for each process. Nothing is pushed to it: before each use it asks the
 * database where the catalogue and the stock stand and reads what changed since, so that every process
 * sees every change, at once, whoever made it. Concurrent requests share the question, and on the
 * embedded database it is only asked after something was written.
 */
export class CatalogInMemory {
  readonly #db: Db;
  readonly #marks: CatalogMarks;
  #current: Current | undefined;
  /** Updates come one after the other. */
  #updating: Promise<unknown> = Promise.resolve();

  constructor({ db, writes }: Pick<Deps, 'db' | 'writes'>) {
    this.#db = db;
    this.#marks = catalogMarks({ db, writes });
  }

  /** Where the catalogue stands now, but for its stock. */
  version(): Promise<number> {
    return this.#marks.version();
  }

  /** Where the catalogue and its stock stand now. */
  mark(): Promise<CatalogMark> {
    return this.#marks.mark();
  }

  /** The catalogue as it was at `mark` or later. */
  async at(mark: CatalogMark): Promise<CatalogSnapshot> {
    if (this.#current && sameMark(this.#current.mark, mark)) return this.#current.snapshot;
    const update = this.#updating.then(() => this.#update(mark));
    this.#updating = update.catch(() => {});
    return (await update).snapshot;
  }

  /** The catalogue as it is now. */
  async now(): Promise<CatalogSnapshot> {
    return this.at(await this.mark());
  }

  /**
   * The same, but what is in stock may be older: for whoever takes stock from the rows, or shows none. It
   * spares following the stock, which every order moves.
   */
  async apartFromStock(): Promise<CatalogSnapshot> {
    const version = await this.version();
    return this.#current?.mark.version === version ? this.#current.snapshot : this.now();
  }

  async #update(wanted: CatalogMark): Promise<Current> {
    const known = this.#current;
    if (known && sameMark(known.mark, wanted)) return known;
    // An earlier update in the queue may have gone further than `wanted`, so the mark is read anew.
    const mark = await this.mark();
    if (known && sameMark(known.mark, mark)) return known;
    const snapshot =
      known?.mark.version === mark.version ? known.snapshot : await this.#read(known);
    if (known && known.mark.stock.key !== mark.stock.key) {
      await followStock(this.#db, snapshot.products, known.mark.stock);
    }
    this.#current = { mark, snapshot };
    return this.#current;
  }

  async #read(known: Current | undefined): Promise<CatalogSnapshot> {
    const [categories, brandNames] = await Promise.all([
      readCategoryTree(this.#db),
      readBrandNames(this.#db),
    ]);
    const before = known?.snapshot.products ?? new ProductIndex([]);
    const after = await followProducts(this.#db, before, known?.mark.version ?? -1);
    // Lists of categories are kept in the index, so another tree needs another index.
    const fits = after !== before || known?.snapshot.categories.equals(categories) === true;
    return {
      products: fits ? after : new ProductIndex(after.products()),
      categories,
      brandNames,
    };
  }
}

/** The snapshot and what it was made from. */
interface Current {
  readonly mark: CatalogMark;
  readonly snapshot: CatalogSnapshot;
}
