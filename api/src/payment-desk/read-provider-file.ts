import { CsvError, parse } from 'csv-parse/sync';
import { ProblemError } from '../problems/problem-error.ts';
import { readPounds } from '../remote/pounds.ts';

/** A row of a provider's file. */
export interface FileRow {
  /** Its references, whatever the provider calls them; the first one names it to people. */
  readonly names: readonly [string, ...string[]];
  readonly piastres: number;
}

/** Headings of references and amounts in the files of Paymob, Kashier and Fawry, without case and signs. */
const REFERENCES = [
  'transactionid',
  'id',
  'merchantorderid',
  'specialreference',
  'orderreference',
  'merchantrefnum',
  'merchantrefnumber',
  'fawryrefnumber',
  'referencenumber',
  'kashierorderid',
];
const AMOUNTS = ['amount', 'orderamount', 'transactionamount', 'paymentamount'];
const AMOUNTS_IN_PIASTRES = ['amountcents'];
/** More than a large shop takes in a month; what is not in the books becomes a task. */
const ROWS_MAX = 20_000;

/**
 * The payments in a provider's file (CSV with headings, commas or semicolons). Rows without an amount above zero,
 * such as fees and refunds, are passed over.
 *
 * @throws ProblemError 422 `provider_file_unreadable`, `provider_file_too_long`.
 */
export function readProviderFile(file: Buffer): FileRow[] {
  const [head = [], ...rows] = parseCsv(file.toString('utf8'));
  const names = head.map((heading) => heading.toLowerCase().replace(/[^a-z]/g, ''));
  const references = names.flatMap((name, at) => (REFERENCES.includes(name) ? [at] : []));
  const cents = names.findIndex((name) => AMOUNTS_IN_PIASTRES.includes(name));
  const pounds = names.findIndex((name) => AMOUNTS.includes(name));
  const amount = cents === -1 ? pounds : cents;
  if (references.length === 0 || amount === -1) {
    throw unreadable();
  }
  if (rows.length > ROWS_MAX) {
    throw new ProblemError(422, 'provider_file_too_long', { max: ROWS_MAX });
  }
  return rows.flatMap((row) => {
    const [first, ...others] = references.flatMap((at) => row[at]?.trim() || []);
    const text = row[amount]?.replaceAll(',', '').trim() ?? '';
    const piastres = cents === -1 ? readPounds(text) : readWhole(text);
    return first === undefined || !piastres
      ? []
      : [{ names: [first, ...others] as const, piastres }];
  });
}

function readWhole(text: string): number | null {
  return /^\d{1,12}$/.test(text) ? Number(text) : null;
}

function parseCsv(text: string): string[][] {
  const [line = ''] = text.split('\n', 1);
  const delimiter = line.includes(';') && !line.includes(',') ? ';' : ',';
  try {
    return parse(text, { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true });
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw unreadable(cause);
  }
}

function unreadable(cause?: unknown): ProblemError {
  return new ProblemError(422, 'provider_file_unreadable', {}, { cause });
}
