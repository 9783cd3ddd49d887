import { foldDigits } from '@dp/contract/digits.ts';
import { stripBidiMarks } from '@dp/contract/plain-text.ts';
import { columnOfHeading } from './column-headings.ts';
import { CSV_COLUMNS, type CsvColumn, LIST_SEPARATOR } from './csv-columns.ts';
import { textOf } from './csv-formulas.ts';

/** Lines in which the names of the columns are looked for. */
export const HEADER_LINES = 3;

/** The column that the back office adds to say what is wrong in a row; it is read over. */
export const PROBLEMS_COLUMN = 'problems';

/** Where among a table's first lines the names of its columns are: where most are known. */
export function findHeader(lines: readonly (readonly string[])[]): number {
  const known = lines
    .slice(0, HEADER_LINES)
    .map((cells) => 2 * count(cells, keyColumn) + count(cells, columnNamed));
  return Math.max(0, known.indexOf(Math.max(...known)));
}

function count(cells: readonly string[], find: (cell: string) => unknown): number {
  return cells.filter((cell) => find(cell) !== undefined).length;
}

function keyColumn(cell: string): CsvColumn | undefined {
  const name = stripBidiMarks(cell).trim().toLowerCase();
  return CSV_COLUMNS.find((known) => known.name === name);
}

/** The column that a cell names by its key or by its heading in either language. */
function columnNamed(cell: string): CsvColumn | undefined {
  return keyColumn(cell) ?? columnOfHeading(stripBidiMarks(cell));
}

/** The columns of a table; undefined for a nameless one. */
export type Columns = readonly (CsvColumn | undefined)[];

interface TableHeader {
  readonly columns: Columns;
  /** The index of the column that the back office added; -1 where it has none. */
  readonly ignored: number;
  readonly problems: {
    readonly index: number | undefined;
    readonly name: string;
    readonly message: string;
  }[];
}

/**
 * The columns of a table by their names.
 *
 * @returns also what is wrong with the names: unknown ones, double ones, and `required` ones that are missing.
 */
export function readHeader(cells: readonly string[], required: readonly string[]): TableHeader {
  const problems: TableHeader['problems'] = [];
  const names = cells.map((cell) => stripBidiMarks(cell).trim().toLowerCase());
  const ignored = names.indexOf(PROBLEMS_COLUMN);
  const columns = cells.map((cell, index) => {
    const name = names[index] ?? '';
    if (name === '' || index === ignored) return undefined;
    const column = columnNamed(cell);
    if (!column) problems.push({ index, name, message: 'is not a known column' });
    return column;
  });
  for (const [index, column] of columns.entries()) {
    if (column && columns.indexOf(column) < index) {
      problems.push({ index, name: column.name, message: 'comes twice' });
    }
  }
  for (const name of required) {
    if (!columns.some((column) => column?.name === name)) {
      problems.push({ index: undefined, name, message: 'is missing' });
    }
  }
  return { columns, ignored, problems };
}

/** A product as a row of cells says it: not checked yet. */
export type Tree = { [key: string | number]: Tree | unknown };

/**
 * The product of a row of cells.
 *
 * @param known the product as the shop has it, of which columns that the table lacks stay; without it they count
 *   as empty.
 */
export function productOf(
  cells: readonly string[],
  { columns, ignored }: Pick<TableHeader, 'columns' | 'ignored'>,
  known?: Tree,
): Tree {
  // An empty cell for the category means none.
  const product: Tree = known === undefined ? { category: null } : without(known, columns);
  // Left out these stay as they are: with a column of theirs they are said, be it that there are none.
  if (columns.some((column) => column?.path[0] === 'seo')) product.seo ??= {};
  if (columns.some((column) => column?.path[0] === 'related')) product.related ??= [];
  for (const [index, cell] of cells.entries()) {
    const column = columns[index];
    if (index === ignored) continue;
    if (!column) {
      if (cell.trim() !== '') product[`column ${index + 1}`] = cell;
      continue;
    }
    const value = cellValue(plainCell(cell, column), column);
    if (value !== undefined) put(product, column.path, value);
  }
  return product;
}

/** A cell without blanks around it; where it is not prose, also without the invisible marks of pasted Arabic. */
function plainCell(cell: string, { path }: CsvColumn): string {
  return (PROSE.has(path[0]) ? cell : stripBidiMarks(cell)).trim();
}

const PROSE: ReadonlySet<string | number | undefined> = new Set([
  'name',
  'description',
  'seo',
  'pictures',
]);

/** The SKU that a cell says. */
export function skuIn(cell: string): string {
  return textOf(stripBidiMarks(cell).trim());
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
      return numberOf(withoutUnit(cell, name));
    case 'numbers':
      return cell.split(LIST_SEPARATOR).map(numberOf);
    case 'boolean':
      return BOOLEANS.get(cell.toLowerCase()) ?? cell;
    case 'boolean or number':
      return WORDS.get(cell.toLowerCase()) ?? numberOf(cell);
  }
}

/** A number without what people write beside it: `IP65`, and `15%` in a column of percents. */
function withoutUnit(cell: string, name: string): string {
  if (name === 'spec_ip') return cell.replace(/^IP\s*/i, '');
  if (!PERCENTS.test(name)) return cell;
  return cell.replace(/^\s*[%٪]|[%٪]\s*$/, '');
}

const PERCENTS = /^discount$|^tier_\d+_percent$/;

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

/** A product without what some columns say of it. */
function without(known: Tree, columns: Columns): Tree {
  const product = structuredClone(known);
  for (const column of columns) {
    if (!column) continue;
    const { path } = column;
    const [field = ''] = path;
    // Lists are given whole: their columns belong together.
    if (typeof path[1] === 'number') delete product[field];
    else if (field === 'category') product.category = null;
    else remove(product, path);
  }
  return product;
}

function remove(tree: Tree, path: CsvColumn['path']): void {
  const place = path
    .slice(0, -1)
    .reduce<Tree | undefined>((at, step) => at?.[step] as Tree | undefined, tree);
  const last = path.at(-1);
  if (place && last !== undefined) delete place[last];
}

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
export function columnOf(path: readonly (string | number)[], columns: Columns): string {
  const fits = (column: CsvColumn) => {
    const shorter = Math.min(path.length, column.path.length);
    return path.slice(0, shorter).every((step, index) => step === column.path[index]);
  };
  const present = columns.find((column) => column && path.length > 0 && fits(column));
  return present?.name ?? CSV_COLUMNS.find(fits)?.name ?? path.join('.');
}
