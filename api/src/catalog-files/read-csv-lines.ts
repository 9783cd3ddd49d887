import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { SHEET_COLUMNS_MAX } from '@dp/contract/staff/sheet-values.ts';
import { CsvError, parse } from 'csv-parse';
import type { Place } from './catalog-source.ts';
import { delimiterOf, NOT_UTF8, PARSE_PROBLEMS } from './read-csv.ts';
import { LINES_MAX, type OpenSheet, type SheetLine, unreadableSheet } from './sheet-lines.ts';

/** Bytes that are parsed at a time, and by which the separator is found. */
const PIECE = 64 * 1_024;

/**
 * Opens a CSV file as a sheet.
 *
 * @throws ProblemError 422 `catalog_file_invalid`, also while its lines are read.
 */
export function readCsvLines(bytes: Buffer): OpenSheet {
  if (!isUtf8(bytes)) throw unreadableSheet(NOT_UTF8);
  return { lines: linesOf(bytes), wallTime: () => undefined };
}

interface Parsed {
  readonly record: string[];
  readonly info: { readonly bytes: number; readonly empty_lines: number };
}

async function* linesOf(bytes: Buffer): AsyncGenerator<SheetLine> {
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(bytes.toString('utf8', 0, PIECE)),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: 4 * 1_024 * 1_024,
  });
  let count = 0;
  try {
    // Not `pipe`: a parser that fails must not leave the source open.
    for await (const { record, info } of Readable.from(piecesOf(bytes)).compose(
      parser,
    ) as AsyncIterable<Parsed>) {
      count += 1;
      if (count > LINES_MAX) throw unreadableSheet('has too many rows');
      if (record.length > SHEET_COLUMNS_MAX) {
        throw unreadableSheet(`has more than ${SHEET_COLUMNS_MAX} columns`);
      }
      if (record.every((cell) => cell.trim() === '')) continue;
      // As spreadsheets number rows: a cell with line breaks takes one.
      const line = count + info.empty_lines;
      yield { line, cells: record, faults: [], share: info.bytes / bytes.length };
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw unreadableSheet(PARSE_PROBLEMS[cause.code] ?? 'is not a table', cause, placeOf(cause));
  }
}

/** The row at which the parser failed, as spreadsheets number rows; undefined where it does not say. */
function placeOf({ records, empty_lines, index }: CsvError): Place | undefined {
  const [before, empty, column] = [records, empty_lines, index].map(Number);
  if (before === undefined || empty === undefined || column === undefined) return undefined;
  const place = { line: before + empty + 1, column: column + 1 };
  return Object.values(place).every(Number.isInteger) ? place : undefined;
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += PIECE) {
    yield bytes.subarray(start, start + PIECE);
  }
}
