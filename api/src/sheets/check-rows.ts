import type { ProductRow as FileProduct } from '../catalog/catalog-file.ts';
import type { CatalogIssue } from '../catalog/catalog-issue.ts';
import { checkPictures, type RowPictures } from '../catalog/check-pictures.ts';
import {
  checkReferences,
  inOtherCase,
  type KnownKeys,
  type SeenKeys,
} from '../catalog/check-references.ts';
import { fileProductOf, type Keys } from '../catalog/export-product.ts';
import { differenceOf } from '../catalog/present-staff-product.ts';
import type { ProductGroups } from '../catalog/product-groups.ts';
import { readCatalogRows } from '../catalog/read-catalog-rows.ts';
import { toProductWith } from '../catalog/to-rows.ts';
import { cellName } from '../catalog-files/cell-names.ts';
import { CSV_COLUMNS, type CsvColumn } from '../catalog-files/csv-columns.ts';
import {
  type Columns,
  columnOf,
  productOf,
  skuIn,
  type Tree,
} from '../catalog-files/product-table.ts';
import type { OpenSheet, SheetLine } from '../catalog-files/sheet-lines.ts';
import { cellOf } from '../catalog-files/write-csv.ts';
import type { Db } from '../database/database.ts';
import { mediaName } from '../media/picture-id.ts';
import type { PictureSource } from '../media/picture-source.ts';
import type { StoredPicture } from '../media/stored-picture.ts';
import { importChangeOf } from '../products/import-changes.ts';
import { readProductsBySku, readSkus } from '../products/product-queries.ts';
import { checkNewLinks } from './check-new-links.ts';
import { explainNames, type GroupNames, withSlugs } from './group-names.ts';
import type { SheetDifference, SheetProblem, sheetRows } from './sheet-tables.ts';
import { NOT_IN_SHOP } from './sheet-words.ts';

/** What the rows of one sheet are checked against. */
export interface SheetCheck {
  readonly header: { readonly columns: Columns; readonly ignored: number };
  readonly wallTime: OpenSheet['wallTime'];
  readonly known: KnownKeys;
  readonly seen: SeenKeys;
  readonly slugs: { readonly brands: Keys; readonly categories: Keys };
  readonly ids: { readonly brands: Ids; readonly categories: Ids; readonly products: Ids };
  readonly groups: ProductGroups;
  readonly names: GroupNames;
  readonly pictures: PictureSource;
}

type Ids = ReadonlyMap<string, number>;
type NewRow = Omit<typeof sheetRows.$inferInsert, 'sheetId'>;

/** What some rows of a sheet mean for the shop. */
export interface CheckedRows {
  /** Those that are wrong or change something. */
  readonly rows: NewRow[];
  readonly unchanged: number;
  readonly withdrawn: number;
}

/** What only a new product has from a file: stock is counted and sold, and a draft is so until it goes on sale. */
const ONLY_NEW = new Set(['stock', 'draft']);
const TIMES = new Set(['discount_from', 'discount_until', 'on_sale_from']);

/**
 * Checks rows of a sheet as the import of a catalogue file does, and compares them with the shop. Of a product that
 * the shop has, fields stay for which the sheet has no column.
 */
export async function checkRows(
  db: Db,
  lines: readonly SheetLine[],
  check: SheetCheck,
): Promise<CheckedRows> {
  const { columns } = check.header;
  const skuAt = columns.findIndex((column) => column?.name === 'sku');
  const skus = lines.map(({ cells }) => skuIn(cells[skuAt] ?? ''));
  const present = await readProductsBySku(db, [...new Set(skus)]);
  const beside = await readSkus(db, Array.from(present.values(), ({ related }) => related).flat());
  const known = skus.map((sku) => {
    const row = present.get(sku);
    return row && fileProductOf(row, { ...check.slugs, skus: beside }, mediaName);
  });
  const products = lines.map(({ cells }, index) =>
    withSlugs(
      productOf(withTimes(cells, check), check.header, known[index] as Tree | undefined),
      check.names,
    ),
  );
  const { rows, issues } = readCatalogRows({ products });
  const references = checkReferences({ products }, rows, check.known, check.seen);
  const compared = comparedColumns(columns);
  const differences = new Map<number, SheetDifference[]>();
  const pictured = new Map<number, FileProduct>();
  for (const [index, row] of rows.products ?? []) {
    const before = known[index];
    const after = withTexts(row);
    if (before) {
      differences.set(index, differencesOf(before, after, compared));
      if (JSON.stringify(before.pictures) === JSON.stringify(after.pictures)) continue;
    }
    if (row.pictures.length > 0) pictured.set(index, row);
  }
  const found = await checkPictures({ products: pictured }, check.pictures, () => undefined);
  const isNew = (index: number) => skus[index] !== '' && known[index] === undefined;
  const links = await checkNewLinks(db, rows.products, isNew);
  const all = [...issues, ...references, ...links, ...found.issues];
  const named = explainNames(all, products, check.names);
  const problems = problemsByRow(named, lines, columns, (index) => {
    if (!isNew(index)) return undefined;
    const other = check.known.products.folded.get((skus[index] ?? '').toLowerCase());
    return other === undefined ? NOT_IN_SHOP : inOtherCase(other);
  });
  const result = { rows: [] as NewRow[], unchanged: 0, withdrawn: 0 };
  for (const [index, { line }] of lines.entries()) {
    const sku = skus[index] ?? '';
    const wrong = problems.get(index);
    const product = rows.products?.get(index);
    const before = present.get(sku);
    if (wrong || !product) {
      const start = sku.slice(0, 200).toWellFormed();
      result.rows.push({ line, sku: start, outcome: 'wrong', problems: wrong ?? [] });
      continue;
    }
    const pictures = storedPicturesOf(product, index, found.pictures);
    if (!before) {
      const { brandId, categoryId } = toProductWith(product, pictures, check.ids);
      const groups = { brand_id: brandId, category_id: categoryId };
      const isNew = { line, sku, outcome: 'new', names: product.name, after: groups } as const;
      result.rows.push({ ...isNew, product, pictures });
      continue;
    }
    const shown = pictured.has(index) || product.pictures.length === 0 ? pictures : before.pictures;
    const change = importChangeOf(before, toProductWith(product, shown, check.ids));
    const changes = differences.get(index) ?? [];
    if (changes.length === 0 || Object.keys(change.after).length === 0) {
      result.unchanged += 1;
      continue;
    }
    if (before.published && !product.published) result.withdrawn += 1;
    const audited = differenceOf(before, change.row, check.groups);
    result.rows.push({
      line,
      sku,
      outcome: 'changed',
      productId: before.id,
      seenVersion: before.version,
      names: product.name,
      before: change.before,
      after: change.after,
      auditBefore: audited.before,
      auditAfter: audited.after,
      differences: changes,
    });
  }
  return result;
}

/** A row's pictures as products have them. */
function storedPicturesOf(
  { pictures }: FileProduct,
  index: number,
  found: RowPictures,
): StoredPicture[] {
  return pictures.flatMap(({ room }, number) => {
    const picture = found.at('products', index, 'pictures', number);
    return picture ? [room === undefined ? picture : { ...picture, room }] : [];
  });
}

/** Cells in which a spreadsheet wrote a moment as a number, as people write it. */
function withTimes(cells: readonly string[], { header, wallTime }: SheetCheck): readonly string[] {
  return cells.map((cell, index) => {
    const column = header.columns[index];
    if (!column || !TIMES.has(column.name) || !/^\d+(\.\d+)?$/.test(cell)) return cell;
    return wallTime(Number(cell)) ?? cell;
  });
}

/** Pictures without words of their own are described by the product's name. */
function withTexts<R extends { name: object; pictures: readonly { alt?: object | undefined }[] }>(
  row: R,
): R {
  return {
    ...row,
    pictures: row.pictures.map((picture) => ({ ...picture, alt: picture.alt ?? row.name })),
  };
}

/** The columns in which a row can differ from the shop: the sheet's, and those that belong to one of them. */
function comparedColumns(columns: Columns): readonly CsvColumn[] {
  const names = new Set(columns.map((column) => column?.name));
  const lists = new Set(
    columns.flatMap((column) => (typeof column?.path[1] === 'number' ? [column.path[0]] : [])),
  );
  return CSV_COLUMNS.filter(
    ({ name, path }) =>
      !ONLY_NEW.has(name) && (typeof path[1] === 'number' ? lists.has(path[0]) : names.has(name)),
  );
}

function differencesOf(
  before: unknown,
  after: unknown,
  compared: readonly CsvColumn[],
): SheetDifference[] {
  return compared.flatMap((column) => {
    const [one, other] = [cellOf(before, column).trim(), cellOf(after, column).trim()];
    return one === other ? [] : [[column.name, one, other] as const];
  });
}

/** What is wrong, by the row's place among the lines. */
function problemsByRow(
  issues: readonly CatalogIssue[],
  lines: readonly SheetLine[],
  columns: Columns,
  whyNew: (index: number) => string | undefined,
): Map<number, SheetProblem[]> {
  const skuAt = columns.findIndex((column) => column?.name === 'sku');
  const problems = new Map<number, SheetProblem[]>();
  const add = (index: number, problem: SheetProblem) => {
    const all = problems.get(index) ?? [];
    if (!all.some(({ cell }) => cell !== null && cell === problem.cell)) all.push(problem);
    problems.set(index, all);
  };
  // A cell that cannot be read says why before what it should be.
  for (const [index, { line, faults }] of lines.entries()) {
    for (const { index: at, message } of faults) {
      add(index, { cell: cellName(at, line), column: columns[at]?.name ?? null, message });
    }
  }
  for (const { path, message } of issues) {
    const [, index, ...field] = path;
    if (typeof index !== 'number') continue;
    const extra = /^column (\d+)$/.exec(String(field[0]));
    const column = extra ? null : columnOf(field, columns);
    const at = extra
      ? Number(extra[1]) - 1
      : columns.findIndex((each) => each !== undefined && each.name === column);
    const line = lines[index]?.line ?? 0;
    // A sheet of few columns is for products that the shop has: most likely the SKU is mistyped.
    const why = at < 0 && skuAt >= 0 ? whyNew(index) : undefined;
    if (why) add(index, { cell: cellName(skuAt, line), column: 'sku', message: why });
    add(index, { cell: at < 0 ? null : cellName(at, line), column, message });
  }
  return problems;
}
