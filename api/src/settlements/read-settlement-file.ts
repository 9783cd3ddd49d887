import { includedVatPiastres } from '@dp/contract/money.ts';
import {
  SETTLEMENT_LINES_MAX,
  type SettlementFault,
} from '@dp/contract/staff/settlement-values.ts';
import { openSheet } from '../catalog-files/open-sheet.ts';
import type { OpenSheet, SheetLine } from '../catalog-files/sheet-lines.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readDay, readSum } from './settlement-cells.ts';
import { type SettlementColumn, settlementColumns } from './settlement-columns.ts';
import { namesOf, type SettlementLine } from './settlement-line.ts';

/** Lines above the heads: a courier's name, days, an empty one. */
const HEAD_LINES = 15;
/** Faults that are reported at a time. */
const FAULTS_MAX = 20;

interface Fault {
  /** As spreadsheets number it; null when it is about the file. */
  readonly line: number | null;
  readonly fault: SettlementFault;
  readonly text: string | null;
}

/**
 * Reads a courier's settlement, XLSX or CSV, whose heads name the parcels and the cash.
 *
 * @throws ProblemError 422 `settlement_unreadable` with what is wrong in which lines.
 */
export async function readSettlementFile(file: Buffer): Promise<SettlementLine[]> {
  const sheet = await opened(file);
  const faults: Fault[] = [];
  const lines: SettlementLine[] = [];
  let columns: ReturnType<typeof settlementColumns>;
  let above = 0;
  let nameless: SheetLine | undefined;
  for await (const line of readable(sheet.lines)) {
    if (!columns) {
      columns = settlementColumns(line.cells);
      above += 1;
      if (!columns && above === HEAD_LINES) break;
      continue;
    }
    // Sums without a parcel are the file's total when nothing follows them.
    if (nameless) faults.push({ line: nameless.line, fault: 'no_number', text: null });
    nameless = undefined;
    const read = lineOf(line, columns, sheet.wallTime, faults);
    if (namesOf(read).length === 0) nameless = line;
    else lines.push(read);
    if (lines.length > SETTLEMENT_LINES_MAX) throw unreadable('too_many_lines');
  }
  if (!columns) throw unreadable('no_heads');
  if (faults.length > 0) throw refusal(faults.slice(0, FAULTS_MAX));
  if (lines.length === 0) throw unreadable('no_lines');
  return lines;
}

function lineOf(
  { line, cells }: SheetLine,
  columns: Partial<Record<SettlementColumn, number>>,
  wallTime: OpenSheet['wallTime'],
  faults: Fault[],
): SettlementLine {
  const cell = (column: SettlementColumn) => {
    const index = columns[column];
    return index === undefined ? '' : (cells[index] ?? '').trim();
  };
  const named = { tracking: cell('tracking'), order: cell('order') };
  const isNamed = namesOf(named).length > 0;
  const sum = (column: SettlementColumn, isSigned: boolean) => {
    const piastres = readSum(cell(column));
    const isWrong = piastres === undefined || (column === 'cash' && piastres < 0);
    if (isWrong && isNamed) faults.push({ line, fault: 'not_a_sum', text: cell(column) });
    // Fees are written with and without a minus.
    return isSigned ? (piastres ?? 0) : Math.abs(piastres ?? 0);
  };
  const day = readDay(cell('day'), wallTime);
  if (day === undefined && isNamed) {
    faults.push({ line, fault: 'not_a_day', text: cell('day') });
  }
  const cash = sum('cash', false);
  const net = cell('net') === '' ? null : sum('net', true);
  const all = sum('fees_with_vat', false);
  const isSplit = cell('fees') !== '' || all === 0;
  const fees = isSplit ? sum('fees', false) : all - includedVatPiastres(all);
  const vat = cell('vat') === '' ? vatOf({ cash, fees, net, all }) : sum('vat', false);
  const transaction = cell('transaction').slice(0, 100) || null;
  return { line, ...named, cash, fees, vat, net, transaction, day: day ?? null };
}

/** VAT on fees where no column says it: what is left of the fees with VAT, or of the net sum. */
function vatOf({ cash, fees, net, all }: Record<'cash' | 'fees' | 'all', number> & Net): number {
  if (all > 0) return Math.max(0, all - fees);
  return net === null ? 0 : Math.max(0, cash - fees - net);
}

interface Net {
  readonly net: number | null;
}

async function opened(file: Buffer): Promise<OpenSheet> {
  try {
    return await openSheet(file);
  } catch (cause) {
    throw told(cause);
  }
}

async function* readable(lines: AsyncIterable<SheetLine>): AsyncGenerator<SheetLine> {
  try {
    yield* lines;
  } catch (cause) {
    throw told(cause);
  }
}

/** What readers of catalogue files throw, as this file's refusal. */
function told(cause: unknown): unknown {
  const isOurs = cause instanceof ProblemError && cause.code === 'catalog_file_invalid';
  return isOurs ? unreadable('unreadable', cause) : cause;
}

function unreadable(fault: SettlementFault, cause?: unknown): ProblemError {
  return refusal([{ line: null, fault, text: null }], cause);
}

function refusal(problems: readonly Fault[], cause?: unknown): ProblemError {
  return new ProblemError(422, 'settlement_unreadable', { problems }, { cause });
}
