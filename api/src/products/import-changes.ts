import { isDeepStrictEqual } from 'node:util';
import { LIFE_COLUMNS } from './product-life.ts';
import { type ProductRow, productColumns } from './product-row.ts';
import { IMPORTED_COLUMNS, type ProductWrite } from './upsert-products.ts';

/** Values of some columns of a product as JSON, by their names in the database. */
export type ColumnValues = Readonly<Record<string, unknown>>;

/** What an import changes of a product. */
export interface ImportChange {
  readonly before: ColumnValues;
  readonly after: ColumnValues;
  /** The row as it then is, but for its version. */
  readonly row: ProductRow;
}

/** What `upsertProducts` would change of a product; its stock stays. */
export function importChangeOf(row: ProductRow, write: ProductWrite): ImportChange {
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  const changed: Partial<Record<keyof ProductRow, unknown>> = {};
  const change = (key: (typeof IMPORTED_COLUMNS)[number] | 'draft', value: unknown) => {
    if (isSame(row[key], value)) return;
    before[productColumns[key].name] = row[key];
    after[productColumns[key].name] = value;
    changed[key] = value;
  };
  for (const key of IMPORTED_COLUMNS) change(key, write[key] === undefined ? row[key] : write[key]);
  // A file cannot tell a draft from what it withdraws.
  if (write.published) change('draft', false);
  if (LIFE_COLUMNS.some((key) => Object.hasOwn(changed, key))) {
    for (const key of LIFE_COLUMNS) {
      const { name } = productColumns[key];
      before[name] = row[key];
      after[name] = Object.hasOwn(changed, key) ? changed[key] : row[key];
    }
  }
  return { before, after, row: { ...row, ...(changed as Partial<ProductRow>) } };
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && isDeepStrictEqual(one, other));
}
