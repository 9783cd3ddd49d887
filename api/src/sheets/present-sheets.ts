import type { Locale } from '@dp/contract/locale.ts';
import type { ShownSheet, ShownSheetProblem, ShownSheetRow } from '@dp/contract/staff/sheets.ts';
import { headingOf } from '../catalog-files/column-headings.ts';
import { CSV_COLUMNS } from '../catalog-files/csv-columns.ts';
import type { Db } from '../database/database.ts';
import { nameActors } from '../staff/read-staff-names.ts';
import { isWorking, type SheetRecord, type SheetRowRecord } from './sheet-store.ts';
import type { SheetProblem } from './sheet-tables.ts';
import { sayInLocale } from './sheet-words.ts';

/** Letters of a long text that are shown. */
const SHOWN = 200;

/** Sheets as staff see them. */
export async function presentSheets(
  db: Db,
  records: readonly SheetRecord[],
  locale: Locale,
): Promise<ShownSheet[]> {
  const actorOf = await nameActors(db, records);
  return records.map((sheet) => {
    const { id, state, version, name, format, changed, unchanged, withdrawn, wrong, left } = sheet;
    return {
      ...{ id, state, version, name, format },
      ...{ new: sheet.created, changed, unchanged, withdrawn, wrong, left },
      left_at_undo: sheet.leftAtUndo,
      problems: sheet.problems.map((problem) => presentProblem(problem, locale)),
      progress: isWorking(sheet) ? Math.min(1, sheet.share) : null,
      applied_at: sheet.appliedAt?.toISOString() ?? null,
      undone_at: sheet.undoneAt?.toISOString() ?? null,
      created_at: sheet.createdAt.toISOString(),
      created_by: actorOf(sheet),
    };
  });
}

/** One sheet as staff see it. */
export async function presentSheet(
  db: Db,
  sheet: SheetRecord,
  locale: Locale,
): Promise<ShownSheet> {
  const [presented] = await presentSheets(db, [sheet], locale);
  if (!presented) throw new Error('A sheet was not presented.');
  return presented;
}

/** A row of a sheet as staff see it, with how many pieces were ordered since. */
export function presentSheetRow(
  row: SheetRowRecord,
  ordered: number,
  locale: Locale,
): ShownSheetRow {
  const { line, sku, names, differences, problems, obstacle, undoObstacle } = row;
  return {
    line,
    sku,
    name: names?.[locale] ?? '',
    differences: differences.map(([column, before, after]) => ({
      column: headingOfName(column, locale),
      before: cut(before),
      after: cut(after),
    })),
    problems: problems.map((problem) => presentProblem(problem, locale)),
    ordered,
    obstacle: obstacle ?? undoObstacle,
  };
}

/** What is wrong, in the reader's language. */
export function presentProblem(
  { cell, column, message }: SheetProblem,
  locale: Locale,
): ShownSheetProblem {
  return {
    cell,
    column: column === null ? null : headingOfName(column, locale),
    message: sayInLocale(message, locale),
  };
}

/** What the audit trail says about a sheet. */
export function auditedSheet({ state, name, created, changed, withdrawn, wrong }: SheetRecord) {
  return { state, name, new: created, changed, withdrawn, wrong };
}

function headingOfName(name: string, locale: Locale): string {
  const column = CSV_COLUMNS.find((known) => known.name === name);
  return column ? headingOf(column, locale) : name;
}

function cut(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
