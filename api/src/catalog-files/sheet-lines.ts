import { SHEET_ROWS_MAX } from '@dp/contract/staff/sheet-values.ts';
import { type Place, unusableFile } from './catalog-source.ts';

/** A line of a sheet that has something in it. */
export interface SheetLine {
  /** As the spreadsheet numbers it, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Cells that cannot be read, by their index, and why. */
  readonly faults: readonly { readonly index: number; readonly message: string }[];
  /** How much of the file is read, from 0 to 1. */
  readonly share: number;
}

/** A sheet that is read as its lines are asked for. */
export interface OpenSheet {
  readonly lines: AsyncIterable<SheetLine>;
  /** A moment on Cairo's clocks, `2026-03-31T18:30`, of a number by which the sheet writes it. */
  readonly wallTime: (serial: number) => string | undefined;
}

/** Lines that a sheet can have: products, and some above them. */
export const LINES_MAX = SHEET_ROWS_MAX + 10;

/** The refusal of a file that has no sheet to be read, or none from a place on. */
export function unreadableSheet(message: string, cause?: unknown, place?: Place) {
  return unusableFile([{ place, message }], { cause });
}
