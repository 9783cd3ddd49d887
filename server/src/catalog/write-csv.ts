import type { CatalogFile } from '@dp/api/catalog/catalog-file.ts';
import { CSV_COLUMNS, type CsvColumn, LIST_SEPARATOR, REQUIRED_COLUMNS } from './csv-columns.ts';

/**
 * The products as a CSV table that `readCsv` takes back: with a byte order mark, so that spreadsheets
 * read the Arabic, and without the columns in which no product has anything.
 */
export function writeCsv(products: CatalogFile['products']): string {
  const columns = CSV_COLUMNS.filter(
    (column) =>
      REQUIRED_COLUMNS.includes(column.name) ||
      products.some((product) => cellOf(product, column) !== ''),
  );
  const lines = [
    columns.map(({ name }) => name),
    ...products.map((product) => columns.map((column) => cellOf(product, column))),
  ];
  return `\uFEFF${lines.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
}

function cellOf(product: unknown, { path }: CsvColumn): string {
  const value = path.reduce<unknown>(
    (place, step) => (place as Record<string | number, unknown> | null | undefined)?.[step],
    product,
  );
  if (value === undefined || value === null) return '';
  return Array.isArray(value) ? value.join(LIST_SEPARATOR) : String(value);
}

function quoted(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
