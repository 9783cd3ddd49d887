import { Readable } from 'node:stream';
import { dayOf } from '@dp/contract/cairo-time.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { exportProductsBody } from '@dp/contract/staff/sheets.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { fileProductOf } from '../catalog/export-product.ts';
import { readChosenGroups } from '../catalog/product-groups.ts';
import { headingOf } from '../catalog-files/column-headings.ts';
import type { CsvColumn } from '../catalog-files/csv-columns.ts';
import { csvPieces } from '../catalog-files/csv-pieces.ts';
import { cellOf } from '../catalog-files/write-csv.ts';
import { type WrittenCell, writeXlsx, XLSX_TYPE } from '../catalog-files/write-xlsx.ts';
import type { Db } from '../database/database.ts';
import type { AppDeps } from '../deps.ts';
import { FileResponse } from '../http/file-response.ts';
import { mediaName } from '../media/picture-id.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import {
  listWholeProducts,
  measureProducts,
  type ProductSelection,
} from '../products/product-desk-rows.ts';
import { readSkus } from '../products/product-queries.ts';
import { findEveryProduct } from '../search/find-any-product.ts';
import { readGroupSlugs } from './group-slugs.ts';
import { columnsFor } from './sheet-columns.ts';

/** Products that are read and written at a time. */
const PAGE = 250;
/** Lines above the products: headings for people, then the names of the columns for the import. */
const HEADER_LINES = 2;

/**
 * Products as a spreadsheet that the import takes back, made while it is sent. The first line has headings in the
 * reader's language, the second the names of the columns, which are the same in every language. The audit trail
 * has a row of it.
 *
 * @throws ProblemError 400 `finds_too_many` for a very common text, 403 `permission_required` without
 *   `products.edit`, 404 `category_not_found` or `brand_not_found`.
 */
export async function exportProducts(
  deps: AppDeps,
  principal: Principal,
  { format, text = '', filter, category, brand }: z.output<typeof exportProductsBody>,
  locale: Locale,
): Promise<FileResponse> {
  requirePermission(principal, 'products.edit');
  const { db } = deps;
  const at = deps.now();
  const selection: ProductSelection = {
    filter,
    ...(await readChosenGroups(db, { category, brand })),
    ids: await findEveryProduct(deps, text),
  };
  const extent = await measureProducts(db, selection);
  await recordAudit(db, principal, {
    action: 'products.export',
    subject: { kind: 'products', id: format },
    after: {
      format,
      filter,
      category: category ?? null,
      brand: brand ?? null,
      text,
      count: extent.count,
    },
    at,
  });
  const columns = columnsFor(extent);
  const lines = sheetLines(db, selection, columns, locale);
  const content =
    format === 'csv'
      ? Readable.from(csvPieces(lines), { objectMode: false })
      : writeXlsx(lookOf(columns, locale), lines);
  return new FileResponse(
    content,
    format === 'csv' ? 'text/csv; charset=utf-8' : XLSX_TYPE,
    `products-${dayOf(at)}.${format}`,
  );
}

function lookOf(columns: readonly CsvColumn[], locale: Locale) {
  return {
    title: locale === 'ar' ? 'المنتجات' : 'Products',
    rightToLeft: locale === 'ar',
    headerLines: HEADER_LINES,
    widths: columns.map(({ path, kind }) => {
      if (path[0] === 'name') return 40;
      if (path[0] === 'description') return 50;
      return kind === 'text' || kind === 'texts' ? 20 : 14;
    }),
  };
}

/** The lines of a sheet, a page of products at a time. */
async function* sheetLines(
  db: Db,
  selection: ProductSelection,
  columns: readonly CsvColumn[],
  locale: Locale,
): AsyncGenerator<WrittenCell[]> {
  yield columns.map((column) => ({ value: headingOf(column, locale), style: 'heading' }));
  yield columns.map(({ name }) => ({ value: name, style: 'key' }));
  const slugs = await readGroupSlugs(db);
  for (let after = 0; ; ) {
    const page = await listWholeProducts(db, selection, after, PAGE);
    const skus = await readSkus(
      db,
      page.flatMap(({ related }) => related),
    );
    for (const row of page) {
      const product = fileProductOf(row, { ...slugs, skus }, mediaName);
      yield columns.map((column) => written(cellOf(product, column), column));
    }
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** Spreadsheets compute with numbers; a text such as `1-2` stays one, and is no date. */
function written(cell: string, { kind }: CsvColumn): WrittenCell {
  if (cell === '') return { value: '' };
  const isNumber = kind === 'number' || kind === 'boolean or number';
  return isNumber && /^-?\d+(\.\d+)?$/.test(cell)
    ? { value: Number(cell) }
    : { value: cell, style: 'text' };
}
