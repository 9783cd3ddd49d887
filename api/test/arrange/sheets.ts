import type { ShownSheet } from '@dp/contract/staff/sheets.ts';
import { openSheet } from '../../src/catalog-files/open-sheet.ts';
import { type WrittenCell, writeXlsx } from '../../src/catalog-files/write-xlsx.ts';
import { workOnSheets } from '../../src/sheets/work-on-sheets.ts';
import type { StaffCaller, TestBackOffice } from '../test-back-office.ts';

/** The lines of a spreadsheet file, as texts. */
export async function linesOfSheet(bytes: Buffer): Promise<(readonly string[])[]> {
  const lines: (readonly string[])[] = [];
  for await (const { cells } of (await openSheet(bytes)).lines) lines.push(cells);
  return lines;
}

/** An XLSX file of some lines. */
export async function xlsxOf(lines: readonly (readonly WrittenCell['value'][])[]): Promise<Buffer> {
  async function* cells() {
    for (const line of lines) yield line.map((value) => ({ value }));
  }
  const look = { title: 'Products', rightToLeft: false, headerLines: 1, widths: [] };
  return Buffer.concat(await writeXlsx(look, cells()).toArray());
}

/** Does all work on sheets, some products at a time, as a process of the shop does in the background. */
export async function finishSheetWork(office: TestBackOffice, size = 100): Promise<void> {
  const { signal } = new AbortController();
  while (await workOnSheets(office.shop.deps, { size, rest: 0, signal }));
  office.shop.deps.catalog.changed();
}

/** A sheet that was sent and checked. */
export async function arrangeSheet(
  office: TestBackOffice,
  as: StaffCaller,
  file: Buffer | string,
  locale: 'ar' | 'en' = 'en',
): Promise<ShownSheet> {
  const body = typeof file === 'string' ? Buffer.from(file) : file;
  const sent = await office.call('uploadSheet', { query: { name: 'lamps.xlsx' }, body }, { as });
  if (sent.status !== 200) throw new Error(sent.bytes.toString());
  await finishSheetWork(office);
  const { id } = sent.body.data;
  return (await office.call('getSheet', { params: { id } }, { as, locale })).body.data;
}
