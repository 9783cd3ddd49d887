import { CsvError, parse } from 'csv-parse/sync';
import { type CatalogSource, type Place, unusableFile } from './catalog-source.ts';
import { REQUIRED_COLUMNS } from './csv-columns.ts';
import { columnOf, findHeader, productOf, readHeader } from './product-table.ts';

/** One line of the table, with the number of the file's line on which it starts. */
interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Reads a table of products. Cells become what their columns hold; what does not fit is left unchanged
 * in the cell, so that the check of the catalogue says what it should be. Empty cells count as absent.
 *
 * @throws ProblemError 422 `catalog_file_invalid` when it is no table, or has columns that are unknown, twice or
 *   missing.
 */
export function readCsv(text: string): CatalogSource {
  const lines = splitRows(text);
  const first = findHeader(lines.map(({ cells }) => cells));
  const header = lines[first];
  if (!header) throw unusableFile([{ place: undefined, message: 'is empty' }]);
  const rows = lines.slice(first + 1);
  const table = readHeader(header.cells, REQUIRED_COLUMNS);
  const { columns, problems } = table;
  if (problems.length > 0) {
    throw unusableFile(
      problems.map(({ name, message }) => ({
        place: { line: header.line, column: name },
        message,
      })),
    );
  }
  const products = rows.map(({ cells }) => productOf(cells, table));
  return {
    data: { products },
    locate: ([, index, ...path]): Place => {
      const line = typeof index === 'number' ? (rows[index]?.line ?? header.line) : header.line;
      return { line, column: columnOf(path, columns) };
    },
  };
}

function splitRows(text: string): Row[] {
  const delimiter = delimiterOf(text);
  try {
    const records = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as { record: string[]; info: { lines: number; empty_lines: number } }[];
    return records.map(({ record, info }, index) => {
      // `lines` is where the record ends; it may have line breaks in its cells.
      const before = records[index - 1]?.info ?? { lines: 0, empty_lines: 0 };
      const line = before.lines + info.empty_lines - before.empty_lines + 1;
      return { line, cells: record };
    });
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    const line = typeof cause.lines === 'number' ? cause.lines : 1;
    const column = typeof cause.column === 'number' ? cause.column + 1 : 1;
    const message = PARSE_PROBLEMS[cause.code] ?? 'is not CSV from here on';
    throw unusableFile([{ place: { line, column }, message }], { cause });
  }
}

/** What is wrong with a file in another encoding. */
export const NOT_UTF8 = 'is not UTF-8 text: in Excel, save it as "CSV UTF-8 (Comma delimited)"';

/** What is wrong with a table that cannot be read, by the parser's codes. */
export const PARSE_PROBLEMS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'has a quotation mark that is never closed',
  CSV_INVALID_CLOSING_QUOTE: 'has text after a closing quotation mark; write "" for one inside',
  INVALID_OPENING_QUOTE: 'has a quotation mark inside of a cell without quotes',
};

/** Spreadsheets write commas, semicolons or tabs, depending on the country; detected from the header. */
export function delimiterOf(text: string): string {
  const [header = ''] = text.split(/\r?\n/, 1);
  const count = (character: string) => header.split(character).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}
