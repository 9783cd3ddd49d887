import type { Locale } from '@dp/contract/locale.ts';
import { columnIndex } from '../catalog-files/cell-names.ts';
import { openSheet } from '../catalog-files/open-sheet.ts';
import { findHeader, HEADER_LINES, PROBLEMS_COLUMN } from '../catalog-files/product-table.ts';
import type { SheetLine } from '../catalog-files/sheet-lines.ts';
import { type WrittenCell, writeXlsx, XLSX_TYPE } from '../catalog-files/write-xlsx.ts';
import type { Db } from '../database/database.ts';
import { FileResponse } from '../http/file-response.ts';
import type { Principal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { presentProblem } from './present-sheets.ts';
import { requireSheet } from './sheet-queries.ts';
import { listSheetRowRecords, readSheetFile, type SheetRecord } from './sheet-store.ts';
import type { SheetProblem } from './sheet-tables.ts';
import { PROBLEMS_HEADING } from './sheet-words.ts';

/** Rows of which the problems are read at a time. */
const PAGE = 500;

/**
 * A faulty sheet as XLSX: every row as it was sent, wrong cells red, and in a column of its own what is wrong with
 * them. The import reads that column over, so that the corrected file can be sent as it is.
 *
 * @throws ProblemError as `requireSheet`; 409 `sheet_step_illegal` when it is not faulty; 422
 *   `catalog_file_invalid` when its file has no rows to be read.
 */
export async function markSheet(
  db: Db,
  principal: Principal,
  id: number,
  locale: Locale,
): Promise<FileResponse> {
  const sheet = await requireSheet(db, principal, id);
  if (sheet.state !== 'faulty') {
    throw new ProblemError(409, 'sheet_step_illegal', { state: sheet.state });
  }
  const { lines } = await openSheet(await readSheetFile(db, id));
  const content = writeXlsx(
    {
      title: locale === 'ar' ? 'المنتجات' : 'Products',
      rightToLeft: locale === 'ar',
      headerLines: 1,
      widths: [],
    },
    markedLines(lines, problemsOf(db, sheet), locale),
  );
  return new FileResponse(content, XLSX_TYPE, `marked-${id}.xlsx`);
}

/** Finds what is wrong in a line; lines are asked for in their order. */
type FindProblems = (line: number) => Promise<readonly SheetProblem[]>;

function problemsOf(db: Db, { id, problems }: SheetRecord): FindProblems {
  const ofFile = Map.groupBy(problems, ({ cell }) => Number(/\d+$/.exec(cell ?? '')?.[0] ?? 0));
  let page = new Map<number, SheetProblem[]>();
  let readTo = 0;
  let isEnd = false;
  return async (line) => {
    while (line > readTo && !isEnd) {
      const rows = await listSheetRowRecords(db, id, { after: readTo, limit: PAGE });
      page = new Map(rows.map((row) => [row.line, row.problems]));
      isEnd = rows.length < PAGE;
      readTo = rows.at(-1)?.line ?? readTo;
    }
    return [...(page.get(line) ?? []), ...(ofFile.get(line) ?? [])];
  };
}

async function* markedLines(
  lines: AsyncIterable<SheetLine>,
  find: FindProblems,
  locale: Locale,
): AsyncGenerator<WrittenCell[]> {
  const first: SheetLine[] = [];
  let width: number | undefined;
  let written = 0;
  const mark = async function* (line: SheetLine): AsyncGenerator<WrittenCell[]> {
    // Cells keep their names.
    for (; written + 1 < line.line; written += 1) yield [];
    written = Math.max(written, line.line);
    const problems = await find(line.line);
    const wrong = new Set(problems.map(({ cell }) => columnIndex(cell ?? '')));
    const length = Math.max(width ?? 0, ...Array.from(wrong, (at) => (at ?? -1) + 1));
    const cells: WrittenCell[] = Array.from({ length }, (_, index) => ({
      value: line.cells[index] ?? '',
      style: wrong.has(index) ? 'wrong' : 'text',
    }));
    if (problems.length > 0) cells[width ?? length] = { value: inWords(problems, locale) };
    yield cells;
  };
  const begin = async function* (): AsyncGenerator<WrittenCell[]> {
    const place = findHeader(first.map(({ cells }) => cells));
    const names = first[place]?.cells ?? [];
    const old = names.findIndex((name) => name.trim().toLowerCase() === PROBLEMS_COLUMN);
    width = old < 0 ? Math.max(0, ...first.map(({ cells }) => cells.length)) : old;
    for (const [index, line] of first.entries()) {
      for await (const cells of mark(line)) {
        if (index === place && cells.length > 0) cells[width] = { value: PROBLEMS_COLUMN };
        else if (index < place && cells.length > 0) {
          cells[width] = { value: PROBLEMS_HEADING[locale], style: 'heading' };
        }
        yield cells;
      }
    }
    first.length = 0;
  };
  for await (const line of lines) {
    // Merged cells are said where they begin.
    if (line.cells.length === 0) continue;
    if (width !== undefined) yield* mark(line);
    else first.push(line);
    if (width === undefined && first.length === HEADER_LINES) yield* begin();
  }
  if (width === undefined) yield* begin();
}

function inWords(problems: readonly SheetProblem[], locale: Locale): string {
  return problems
    .map((problem) => {
      const { cell, column, message } = presentProblem(problem, locale);
      return [cell, column, message].filter((part) => part !== null).join(' · ');
    })
    .join('\n');
}
