import type { CatalogFile } from '../catalog/catalog-file.ts';
import { CSV_COLUMNS, type CsvColumn, LIST_SEPARATOR, REQUIRED_COLUMNS } from './csv-columns.ts';
import { withoutFormula } from './csv-formulas.ts';

/**
 * The products as a CSV table that `readCsv` takes back: with a byte order mark, so that spreadsheets
 * read the Arabic, and without the columns in which no product has anything. Texts that a spreadsheet would
 * run as a formula begin with an apostrophe, which `readCsv` takes off again.
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
  return csvText(lines);
}

/** Lines of cells as a CSV file with a byte order mark. */
export function csvText(lines: readonly (readonly string[])[]): string {
  return `${BYTE_ORDER_MARK}${lines.map(csvLine).join('')}`;
}

/** By which spreadsheets know UTF-8, the first character of a CSV file. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** One line of a CSV file, with its end. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

/** What a column's cell says of a product of a catalogue file; empty where it says nothing. */
export function cellOf(product: unknown, { path, kind }: CsvColumn): string {
  const value = path.reduce<unknown>(
    (place, step) => (place as Record<string | number, unknown> | null | undefined)?.[step],
    product,
  );
  if (value === undefined || value === null) return '';
  const cell = Array.isArray(value) ? value.join(LIST_SEPARATOR) : String(value);
  return kind === 'text' || kind === 'texts' ? withoutFormula(cell) : cell;
}

function quoted(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
