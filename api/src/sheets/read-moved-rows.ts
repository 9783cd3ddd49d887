import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { LIFE_COLUMNS } from '../products/product-life.ts';
import { productColumns } from '../products/product-row.ts';
import type { SheetMove } from './sheet-move.ts';
import type { SheetRecord } from './sheet-store.ts';

/** What a step needs to know of a row to decide whether it can be taken. */
export interface MovedRow {
  readonly line: number;
  readonly sku: string;
  /** Null for a product that is to be added. */
  readonly productId: number | null;
  /** The version that the product must still have. */
  readonly fromVersion: number;
  /** The columns that change, and of those the brand and the category it gets; null where it gets none. */
  readonly columns: readonly string[];
  readonly brand: number | null;
  readonly category: number | null;
  /** What its dates must not have changed since, by its column's name; null where the row changes none of it. */
  readonly life: Readonly<Record<string, unknown>> | null;
}

/**
 * The next rows of a step, in the sheet's order. An undo passes over rows that were not applied, and over those in
 * which there is nothing to bring back.
 */
export async function readMovedRows(
  tx: Db,
  { id, reached }: SheetRecord,
  move: SheetMove,
  size: number,
): Promise<MovedRow[]> {
  const [from, target] = (move === 'apply' ? ['before', 'after'] : ['after', 'before']).map(
    (name) => sql.identifier(name),
  );
  const lifeNames = LIFE_COLUMNS.map((key) => productColumns[key].name);
  const possible =
    move === 'apply'
      ? sql`outcome <> 'wrong'`
      : sql`obstacle is null and before is not null and before <> '{}'`;
  // An applied row has raised its product's version by one; a new product has its first.
  const raised = move === 'apply' ? 0 : 1;
  const { rows } = await tx.execute<{ found: MovedRow[] | null }>(sql`
    select json_agg(json_build_object(
      'line', line, 'sku', sku, 'productId', product_id,
      'fromVersion', coalesce(seen_version, 0) + ${raised}::int,
      'columns', array(select jsonb_object_keys(${target})),
      'life', (select jsonb_object_agg(key, value) from jsonb_each(${from})
        where key = any(${sql.param(lifeNames)}::text[])),
      'brand', ${target}->'brand_id', 'category', ${target}->'category_id') order by line) as found
    from (
      select * from sheet_rows
      where sheet_id = ${id} and line > ${reached} and ${possible} order by line limit ${size}
    ) as next_rows`);
  return rows[0]?.found ?? [];
}
