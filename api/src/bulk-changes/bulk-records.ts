import { desc, eq, lt, type SelectedFields, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database.ts';

/** A change of very many products that goes on in the background, such as a price batch. */
export interface BulkRecord {
  readonly id: number;
  readonly state: string;
  /** Raised by each change of state. */
  readonly version: number;
}

type BulkTable = PgTable & { readonly id: AnyPgColumn; readonly version: AnyPgColumn };

/** The rows of one kind of bulk change. */
export class BulkStore<R extends BulkRecord> {
  readonly #table: BulkTable;
  readonly #columns: SelectedFields<AnyPgColumn, PgTable>;
  readonly #start: Partial<R>;

  /** @param start the columns of progress, as they are when the work of a state begins. */
  constructor(table: BulkTable, columns: Readonly<Record<string, AnyPgColumn>>, start: Partial<R>) {
    this.#table = table;
    this.#columns = columns;
    this.#start = start;
  }

  /** A page, the newest first; only those older than `before`. */
  async page(db: Db, before: number | undefined, limit: number): Promise<R[]> {
    const { id } = this.#table;
    return this.#select(db)
      .where(before === undefined ? undefined : lt(id, before))
      .orderBy(desc(id))
      .limit(limit) as unknown as Promise<R[]>;
  }

  async find(db: Db, id: number): Promise<R | undefined> {
    const [row] = await this.#select(db).where(eq(this.#table.id, id));
    return row as R | undefined;
  }

  /** Locks one until the transaction ends. */
  async lock(tx: Db, id: number): Promise<R | undefined> {
    const [row] = await this.#select(tx).where(eq(this.#table.id, id)).for('update');
    return row as R | undefined;
  }

  /** Locks one until the transaction ends, unless another process works on it at this moment. */
  async lockFree(tx: Db, id: number): Promise<R | undefined> {
    const [row] = await this.#select(tx)
      .where(eq(this.#table.id, id))
      .for('update', { skipLocked: true });
    return row as R | undefined;
  }

  /** Another state raises the version, and its work begins; counts and progress do not. */
  async change(tx: Db, id: number, changes: Partial<Omit<R, 'id' | 'version'>>): Promise<R> {
    const { version } = this.#table;
    const raised = { ...changes, version: sql`${version} + 1`, ...this.#start };
    const [row] = await tx
      .update(this.#table)
      .set(changes.state === undefined ? changes : raised)
      .where(eq(this.#table.id, id))
      .returning(this.#columns);
    if (!row) throw new Error(`Bulk change ${id} is not there.`);
    return row as R;
  }

  #select(db: Db) {
    return db.select(this.#columns).from(this.#table);
  }
}
