import { foldDigits } from '@dp/contract/digits.ts';
import { CsvError, parse } from 'csv-parse/sync';
import {
  type CatalogSource,
  type FileProblem,
  type Place,
  unusableFile,
} from './catalog-source.ts';
import { CSV_COLUMNS, type CsvColumn, LIST_SEPARATOR, REQUIRED_COLUMNS } from './csv-columns.ts';
import { textOf } from './csv-formulas.ts';

/** One line of the table, with the number of the file's line on which it starts. */
interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Reads a table of products. Cells become what their columns hold; what does not fit is left unchanged
 * in the cell, so that the check of the catalogue says what it should be. Empty cells count as absent.
 *
 * @throws ProblemError 422 `catalog_file_invalid` when it is no table, or has columns that are unknown, twice or missing.
 */
export function readCsv(text: string): CatalogSource {
  const [header, ...rows] = splitRows(text);
  if (!header) throw unusableFile([{ place: undefined, message: 'is empty' }]);
  const columns = readHeader(header);
  const products = rows.map(({ cells }) => productOf(cells, columns));
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

const PARSE_PROBLEMS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'has a quotation mark that is never closed',
  CSV_INVALID_CLOSING_QUOTE: 'has text after a closing quotation mark; write "" for one inside',
  INVALID_OPENING_QUOTE: 'has a quotation mark inside of a cell without quotes',
};

/** Spreadsheets write commas, semicolons or tabs, by country: the header tells which. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/\r?\n/, 1);
  const count = (character: string) => header.split(character).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

function readHeader({ line, cells }: Row): (CsvColumn | undefined)[] {
  const problems: FileProblem[] = [];
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const columns = names.map((name, index) => {
    if (name === '') return undefined;
    const column = CSV_COLUMNS.find((known) => known.name === name);
    const place = { line, column: name };
    if (!column) problems.push({ place, message: 'is not a known column' });
    else if (names.indexOf(name) < index) problems.push({ place, message: 'comes twice' });
    return column;
  });
  for (const name of REQUIRED_COLUMNS) {
    if (!names.includes(name)) {
      problems.push({ place: { line, column: name }, message: 'is missing' });
    }
  }
  if (problems.length > 0) throw unusableFile(problems);
  return columns;
}

type Tree = { [key: string | number]: Tree | unknown };

function productOf(cells: readonly string[], columns: readonly (CsvColumn | undefined)[]): Tree {
  // Whoever has a column for it and leaves its cell empty means no category.
  const product: Tree = { category: null };
  for (const [index, cell] of cells.entries()) {
    const column = columns[index];
    if (!column) {
      if (cell.trim() !== '') product[`column ${index + 1}`] = cell;
      continue;
    }
    const value = cellValue(cell.trim(), column);
    if (value !== undefined) put(product, column.path, value);
  }
  return product;
}

function cellValue(cell: string, { kind, name }: CsvColumn): unknown {
  if (cell === '') return undefined;
  switch (kind) {
    case 'text':
      return textOf(cell);
    case 'texts':
      return textOf(cell)
        .split(LIST_SEPARATOR)
        .map((part) => part.trim());
    case 'number':
      return numberOf(name === 'spec_ip' ? cell.replace(/^IP\s*/i, '') : cell);
    case 'numbers':
      return cell.split(LIST_SEPARATOR).map(numberOf);
    case 'boolean':
      return BOOLEANS.get(cell.toLowerCase()) ?? cell;
    case 'boolean or number':
      return WORDS.get(cell.toLowerCase()) ?? numberOf(cell);
  }
}

function numberOf(cell: string): number | string {
  const text = foldDigits(cell).trim().replace('٫', '.');
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : cell.trim();
}

const WORDS = new Map([
  ['true', true],
  ['yes', true],
  ['نعم', true],
  ['false', false],
  ['no', false],
  ['لا', false],
  ['0', false],
]);
const BOOLEANS = new Map([...WORDS, ['1', true]]);

/** Puts a value into a tree of objects and, where the path has numbers, lists. */
function put(tree: Tree, path: CsvColumn['path'], value: unknown): void {
  let place = tree;
  for (const [index, step] of path.slice(0, -1).entries()) {
    place[step] ??= typeof path[index + 1] === 'number' ? [] : {};
    place = place[step] as Tree;
  }
  const last = path.at(-1);
  if (last !== undefined) place[last] = value;
}

/** The column that holds the value at a path, or the start of what should be there. */
function columnOf(
  path: readonly (string | number)[],
  columns: readonly (CsvColumn | undefined)[],
): string {
  const fits = (column: CsvColumn) => {
    const shorter = Math.min(path.length, column.path.length);
    return path.slice(0, shorter).every((step, index) => step === column.path[index]);
  };
  const present = columns.find((column) => column && path.length > 0 && fits(column));
  return present?.name ?? CSV_COLUMNS.find(fits)?.name ?? path.join('.');
}
