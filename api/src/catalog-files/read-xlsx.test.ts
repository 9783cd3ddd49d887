import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { ProblemError } from '../problems/problem-error.ts';
import { openSheet } from './open-sheet.ts';
import type { SheetLine } from './sheet-lines.ts';
import { writeXlsx } from './write-xlsx.ts';
import { SHEET_PATH, workbookParts } from './xlsx-parts.ts';

const LOOK = { title: 'Products', rightToLeft: true, headerLines: 1, widths: [] };

async function read(file: Buffer): Promise<SheetLine[]> {
  const lines: SheetLine[] = [];
  for await (const line of (await openSheet(file)).lines) lines.push(line);
  return lines;
}

/** A workbook with this XML as its sheet, and other parts. */
async function workbook(sheet: string, others: Readonly<Record<string, string>> = {}) {
  const zip = new ZipFile();
  const parts = {
    ...Object.fromEntries(workbookParts('Products')),
    ...others,
    [SHEET_PATH]: sheet,
  };
  for (const [path, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), path);
  zip.end();
  return buffer(zip.outputStream);
}
const sheetOf = (rows: string, after = '') =>
  `<worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`;

/** What is said of a file that cannot be read. */
async function refusal(file: Buffer): Promise<unknown> {
  try {
    await read(file);
    return undefined;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return (error.members.problems as { message: string }[])[0]?.message;
  }
}

it('what is written is read back, whatever the text', async () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }).filter((text) => !text.includes('\0')),
    fc.constantFrom('نجفة "كريستال"', '_x000D_', "'=1+1", ' a\n', '<&>', '😀'),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 5 }),
      async (lines) => {
        async function* cells() {
          for (const line of lines) yield line.map((value) => ({ value }));
        }
        const found = await read(await buffer(writeXlsx(LOOK, cells())));
        for (const { line, cells: texts } of found) {
          const written = lines[line - 1] ?? [];
          expect(written.map((_, index) => texts[index] ?? '')).toEqual(
            written.map((value) =>
              typeof value === 'number' ? String(Number(value.toPrecision(15))) : value,
            ),
          );
        }
        const full = lines.filter((line) => line.some((value) => String(value).trim() !== ''));
        expect(found).toHaveLength(full.length);
      },
    ),
    { numRuns: 50 },
  );
});

it('numbers, shared and rich texts, results of formulas and yes or no are read as people see them', async () => {
  const file = await workbook(
    sheetOf(
      '<row r="3"><c r="A3" t="s"><v>0</v></c><c r="C3"><v>89.500000000000014</v></c>' +
        '<c r="D3"><f>C3*2</f><v>179</v></c><c r="E3" t="b"><v>1</v></c></row>',
    ),
    {
      'xl/sharedStrings.xml':
        '<sst><si><r><t>لمبة </t></r><r><t>ليد</t></r><rPh><t>x</t></rPh></si></sst>',
    },
  );
  expect(await read(file)).toMatchObject([
    { line: 3, cells: ['لمبة ليد', '', '89.5', '179', 'true'], faults: [] },
  ]);
});

it('days and times that a spreadsheet stores as numbers become moments', async () => {
  const { wallTime } = await openSheet(await workbook(sheetOf('')));
  expect(wallTime(46_112.770833333336)).toBe('2026-03-31T18:30');
  expect(wallTime(0.5)).toBeUndefined();
});

it('a cell that the database cannot store is reported and empty', async () => {
  const cell = (place: string, text: string) => `<c r="${place}" t="str"><v>${text}</v></c>`;
  const row = cell('A1', 'A-1_x0000_') + cell('B1', '_xD83D_') + cell('C1', '_xD83D__xDCA1_');
  expect(await read(await workbook(sheetOf(`<row r="1">${row}</row>`)))).toMatchObject([
    {
      cells: ['', '', '💡'],
      faults: [
        { index: 0, message: 'has invisible control characters' },
        { index: 1, message: 'has half a character, such as a torn emoji' },
      ],
    },
  ]);
});

it('errors, formulas without results and merged cells are reported with their cells', async () => {
  const file = await workbook(
    sheetOf(
      '<row r="2"><c r="B2" t="e"><v>#REF!</v></c><c r="C2"><f>NOW()</f></c></row>',
      '<mergeCells><mergeCell ref="A4:B5"/></mergeCells>',
    ),
  );
  expect((await read(file)).map(({ line, faults }) => ({ line, faults }))).toEqual([
    {
      line: 2,
      faults: [
        { index: 1, message: 'has the error #REF!' },
        { index: 2, message: 'has a formula without a result' },
      ],
    },
    {
      line: 4,
      faults: [{ index: 0, message: 'is merged with other cells (A4:B5): unmerge them' }],
    },
  ]);
});

it('a small file cannot fill the memory', async () => {
  const damaged = 'is not an XLSX workbook, or is damaged';
  const blank = ' '.repeat(3_000_000);
  expect(
    await refusal(
      await workbook(sheetOf(`<row r="1"><c r="A1" t="str"><v>${blank}</v></c></row>`)),
    ),
  ).toBe(damaged);
  const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>';
  expect(await refusal(await workbook(`${laughs}${sheetOf('')}`))).toBe(damaged);
  const wide = sheetOf('<row r="1"><c r="XFD1"><v>1</v></c></row>');
  expect(await refusal(await workbook(wide))).toBe('has more than 300 columns');
  const book = await workbook(sheetOf(''));
  // The workbook says that the sheet has two gigabytes.
  const entry = book.lastIndexOf(SHEET_PATH) - 46;
  book.writeUInt32LE(2_000_000_000, entry + 24);
  expect(await refusal(book)).toBe('is too large when unpacked');
});

it('what is cut off, or no workbook at all, is refused in words', async () => {
  const book = await workbook(sheetOf('<row r="1"><c r="A1"><v>1</v></c></row>'));
  const damaged = 'is not an XLSX workbook, or is damaged';
  expect(await refusal(book.subarray(0, book.length - 50))).toBe(damaged);
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from('hello'), 'hello.txt');
  zip.end();
  expect(await refusal(await buffer(zip.outputStream))).toBe('is not an XLSX workbook');
});

it('a share that is shown as percent is read as it is shown', async () => {
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="0.0\\ %"/>' +
    '<numFmt numFmtId="171" formatCode="0.0&quot; % of it&quot;"/></numFmts>' +
    '<cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>';
  const file = await workbook(
    sheetOf(
      '<row r="1"><c r="A1"><v>0.15</v></c><c r="B1" s="1"><v>0.15</v></c>' +
        '<c r="C1" s="2"><v>0.07</v></c><c r="D1" s="3"><v>0.15</v></c></row>',
    ),
    { 'xl/styles.xml': styles },
  );
  expect((await read(file))[0]?.cells).toEqual(['0.15', '15%', '7%', '0.15']);
});
