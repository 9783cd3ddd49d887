import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { readBrandRows } from '../brands/brand-queries.ts';
import { leasedBy, leaseEnd, unleased } from '../bulk-changes/lease.ts';
import { knownSkus } from '../catalog/check-references.ts';
import { readProductGroups } from '../catalog/product-groups.ts';
import { idsBySlug } from '../catalog/to-rows.ts';
import type { FileProblem } from '../catalog-files/catalog-source.ts';
import { cellName } from '../catalog-files/cell-names.ts';
import { openSheet } from '../catalog-files/open-sheet.ts';
import { findHeader, HEADER_LINES, readHeader } from '../catalog-files/product-table.ts';
import type { OpenSheet, SheetLine } from '../catalog-files/sheet-lines.ts';
import { readCategoryRows } from '../categories/category-queries.ts';
import { parentsOf } from '../categories/upsert-categories.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { AppDeps } from '../deps.ts';
import { PictureIntake } from '../media/picture-intake.ts';
import { pictureUnusable } from '../media/picture-source.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readProductIds } from '../products/product-queries.ts';
import { checkRows, type SheetCheck } from './check-rows.ts';
import { groupNamesOf } from './group-names.ts';
import { readGroupSlugs } from './group-slugs.ts';
import { deleteSheetFile, readSheetFile, sheetStore } from './sheet-store.ts';
import { type SheetProblem, sheetRows, sheets } from './sheet-tables.ts';

/** Rows that are checked at a time. */
const CHUNK = 100;
/** Problems with the file as a whole that are stored. */
const PROBLEMS_MAX = 100;

interface CheckOptions {
  /** The pause after each part, as a share of the time it took. */
  readonly rest: number;
  /** Stops it; the next process, or the next start, begins again. */
  readonly signal: AbortSignal;
}

/** Another process has the sheet, or it was discarded. */
class LeaseLost extends Error {}

/**
 * Reads a sheet's file from its beginning to its end, a few rows at a time, and notes what each row would change or
 * what is wrong with it. Nothing of the catalogue changes.
 */
export async function checkSheet(
  deps: Pick<AppDeps, 'db' | 'media' | 'now'>,
  id: number,
  options: CheckOptions,
): Promise<void> {
  const { db } = deps;
  const lease = await takeLease(deps, id);
  if (lease === undefined) return;
  const problems: SheetProblem[] = [];
  try {
    await readLines(deps, id, { lease, problems, ...options });
    if (options.signal.aborted) {
      await db.update(sheets).set({ leaseUntil: null }).where(held(id, lease));
      return;
    }
  } catch (error) {
    if (error instanceof LeaseLost) return;
    if (!(error instanceof ProblemError) || error.code !== 'catalog_file_invalid') throw error;
    for (const { place, message } of error.members.problems as readonly FileProblem[]) {
      const cell =
        typeof place?.column === 'number' ? cellName(place.column - 1, place.line) : null;
      problems.push({ cell, column: null, message });
    }
  }
  await finish(db, id, lease, problems.slice(0, PROBLEMS_MAX));
}

function held(id: number, lease: string) {
  return and(leasedBy(sheets, id, lease), eq(sheets.state, 'checking'));
}

async function takeLease({ db, now }: Pick<AppDeps, 'db' | 'now'>, id: number) {
  const lease = randomUUID();
  const at = now();
  return inTransaction(db, async (tx) => {
    const [sheet] = await tx
      .update(sheets)
      .set({
        lease,
        leaseUntil: leaseEnd(at),
        ...{ created: 0, changed: 0, unchanged: 0, withdrawn: 0, wrong: 0, share: 0 },
      })
      .where(and(eq(sheets.id, id), eq(sheets.state, 'checking'), unleased(sheets, at)))
      .returning({ id: sheets.id });
    if (!sheet) return undefined;
    // What a reading that broke off has left.
    await tx.delete(sheetRows).where(eq(sheetRows.sheetId, id));
    return lease;
  });
}

async function readLines(
  deps: Pick<AppDeps, 'db' | 'media' | 'now'>,
  id: number,
  { lease, problems, rest, signal }: CheckOptions & { lease: string; problems: SheetProblem[] },
): Promise<void> {
  const { db } = deps;
  const sheet = await openSheet(await readSheetFile(db, id));
  let check: SheetCheck | undefined;
  let first: SheetLine[] = [];
  let chunk: SheetLine[] = [];
  let products = 0;
  let headerLine = 0;
  const flush = async () => {
    if (!check || chunk.length === 0) return;
    const started = performance.now();
    await checkChunk(deps, { id, lease, check }, chunk);
    products += chunk.length;
    chunk = [];
    await setTimeout((performance.now() - started) * rest);
  };
  const begin = async () => {
    const place = findHeader(first.map(({ cells }) => cells));
    const header = first[place];
    if (!header) return;
    check = await startCheck(deps, sheet, header, problems);
    headerLine = header.line;
    chunk = first.slice(place + 1);
    first = [];
  };
  for await (const line of sheet.lines) {
    if (signal.aborted) return;
    if (line.cells.length === 0) {
      if (line.line > headerLine) problems.push(...mergedCells(line));
    } else if (check) chunk.push(line);
    else first.push(line);
    if (!check && first.length === HEADER_LINES) await begin();
    if (problems.length > PROBLEMS_MAX) return;
    if (chunk.length >= CHUNK) await flush();
  }
  if (!check) await begin();
  await flush();
  if (products === 0 && problems.length === 0) {
    problems.push({ cell: null, column: null, message: 'has no products' });
  }
}

function mergedCells({ line, faults }: SheetLine): SheetProblem[] {
  return faults.map(({ index, message }) => ({
    cell: cellName(index, line),
    column: null,
    message,
  }));
}

/** What the rows are checked against; undefined columns are noted among the `problems`, and no row is checked. */
async function startCheck(
  { db, media }: Pick<AppDeps, 'db' | 'media'>,
  sheet: OpenSheet,
  { line, cells }: SheetLine,
  problems: SheetProblem[],
): Promise<SheetCheck | undefined> {
  const header = readHeader(cells, ['sku']);
  for (const { index, name, message } of header.problems) {
    const cell = index === undefined ? null : cellName(index, line);
    problems.push({ cell, column: name.slice(0, 100).toWellFormed(), message });
  }
  if (header.problems.length > 0) {
    throw new ProblemError(422, 'catalog_file_invalid', { problems: [] });
  }
  const [brands, categories] = [await readBrandRows(db), await readCategoryRows(db)];
  const groups = await readProductGroups(db);
  const products = await readProductIds(db);
  return {
    header,
    wallTime: sheet.wallTime,
    ids: { brands: idsBySlug(brands), categories: idsBySlug(categories), products },
    groups,
    names: groupNamesOf(groups),
    known: {
      brands: new Set(brands.map(({ slug }) => slug)),
      categories: parentsOf(categories),
      products: knownSkus(products.keys()),
    },
    seen: { sku: new Map(), slug: new Map() },
    slugs: await readGroupSlugs(db),
    pictures: new PictureIntake(media, {
      read: () => Promise.reject(pictureUnusable('not_in_shop')),
    }),
  };
}

async function checkChunk(
  { db, now }: Pick<AppDeps, 'db' | 'now'>,
  { id, lease, check }: { id: number; lease: string; check: SheetCheck },
  lines: readonly SheetLine[],
): Promise<void> {
  const { rows, unchanged, withdrawn } = await checkRows(db, lines, check);
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
  await inTransaction(db, async (tx) => {
    const [sheet] = await tx
      .update(sheets)
      .set({
        share: lines.at(-1)?.share ?? 0,
        leaseUntil: leaseEnd(now()),
        created: sql`${sheets.created} + ${count('new')}`,
        changed: sql`${sheets.changed} + ${count('changed')}`,
        wrong: sql`${sheets.wrong} + ${count('wrong')}`,
        unchanged: sql`${sheets.unchanged} + ${unchanged}`,
        withdrawn: sql`${sheets.withdrawn} + ${withdrawn}`,
      })
      .where(held(id, lease))
      .returning({ id: sheets.id });
    if (!sheet) throw new LeaseLost();
    if (rows.length > 0) await insertRows(tx, id, rows);
  });
}

async function insertRows(tx: Db, id: number, rows: readonly object[]): Promise<void> {
  // One value takes a fraction of the time of as many parameters.
  await tx.execute(sql`
    insert into sheet_rows
      (sheet_id, line, sku, outcome, product_id, seen_version, names, product, pictures, before, after,
        audit_before, audit_after, differences, problems)
    select ${id}, line, sku, outcome, "productId", "seenVersion", names, product, pictures, before, after,
      "auditBefore", "auditAfter", coalesce(differences, '[]'), coalesce(problems, '[]')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new_rows(line int, sku text, outcome text,
      "productId" int, "seenVersion" int, names jsonb, product jsonb, pictures jsonb, before jsonb, after jsonb,
      "auditBefore" jsonb, "auditAfter" jsonb, differences jsonb, problems jsonb)`);
}

async function finish(db: Db, id: number, lease: string, problems: SheetProblem[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [sheet] = await tx.select().from(sheets).where(held(id, lease)).for('update');
    if (!sheet) return;
    const isFaulty = sheet.wrong > 0 || problems.length > 0;
    await sheetStore.change(tx, id, { state: isFaulty ? 'faulty' : 'ready', problems });
    // The wrong cells of a faulty file can be downloaded marked.
    if (!isFaulty) await deleteSheetFile(tx, id);
    await tx.execute(sql`analyze ${sheetRows}`);
  });
}
