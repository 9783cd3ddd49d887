import { readCsvLines } from './read-csv-lines.ts';
import { readXlsx } from './read-xlsx.ts';
import { type OpenSheet, unreadableSheet } from './sheet-lines.ts';

/**
 * Opens a spreadsheet file by its content, whatever it is called: XLSX, or CSV.
 *
 * @throws ProblemError 422 `catalog_file_invalid` for anything else, also while its lines are read.
 */
export async function openSheet(bytes: Buffer): Promise<OpenSheet> {
  if (bytes.length < 4) throw unreadableSheet('is empty');
  const isZip = bytes.readUInt32BE(0) === 0x504b0304;
  const isOldExcel = bytes.readUInt32BE(0) === 0xd0cf11e0;
  if (isZip || isOldExcel) return readXlsx(bytes);
  // Pictures, PDFs and whatever else is no text.
  if (bytes.includes(0)) throw unreadableSheet('is not an XLSX workbook and not a CSV table');
  return readCsvLines(bytes);
}
