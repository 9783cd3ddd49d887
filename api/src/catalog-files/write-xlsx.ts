import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { cellName } from './cell-names.ts';
import {
  CELL_STYLES,
  type CellStyle,
  SHEET_END,
  SHEET_PATH,
  sheetStart,
  workbookParts,
} from './xlsx-parts.ts';

/** The media type of XLSX files. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A cell to write: a text or a number, and how it looks. */
export interface WrittenCell {
  readonly value: string | number;
  readonly style?: CellStyle;
}

interface SheetLook {
  /** At most 31 letters. */
  readonly title: string;
  readonly rightToLeft: boolean;
  /** Lines at the top that stay in sight. */
  readonly headerLines: number;
  /** Widths of columns, in letters. */
  readonly widths: readonly number[];
}

/** Size of a sheet's pieces, in characters: what is in memory of it at a time. */
const PIECE = 64 * 1_024;

/**
 * A workbook with one sheet, made while it is read. Where the lines fail, so does the stream.
 *
 * @param lines its rows; an empty cell is left out.
 */
export function writeXlsx(look: SheetLook, lines: AsyncIterable<readonly WrittenCell[]>): Readable {
  const zip = new ZipFile();
  // yazl's own stream cannot be destroyed.
  const content = new PassThrough();
  zip.on('error', (error) => content.destroy(error));
  for (const [path, text] of workbookParts(look.title)) zip.addBuffer(Buffer.from(text), path);
  const sheet = Readable.from(sheetXml(look, lines), { objectMode: false });
  sheet.on('error', (error) => content.destroy(error));
  content.on('close', () => sheet.destroy());
  zip.addReadStream(sheet, SHEET_PATH, { compressionLevel: 3 });
  zip.end();
  zip.outputStream.pipe(content);
  return content;
}

async function* sheetXml(
  { rightToLeft, headerLines, widths }: SheetLook,
  lines: AsyncIterable<readonly WrittenCell[]>,
): AsyncGenerator<Buffer> {
  let piece = sheetStart(rightToLeft, headerLines, widths);
  let line = 0;
  for await (const cells of lines) {
    line += 1;
    piece += rowXml(cells, line);
    if (piece.length < PIECE) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  yield Buffer.from(piece + SHEET_END);
}

function rowXml(cells: readonly WrittenCell[], line: number): string {
  let row = `<row r="${line}">`;
  for (const [index, { value, style = 'plain' }] of cells.entries()) {
    if (value === '' && style === 'plain') continue;
    const start = `<c r="${cellName(index, line)}" s="${CELL_STYLES[style]}"`;
    row +=
      typeof value === 'number'
        ? `${start}><v>${value}</v></c>`
        : `${start} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
  }
  return `${row}</row>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as a sheet writes it: `_x000D_` encodes a character that XML does not allow. */
function escaped(text: string): string {
  return text
    .replace(/_x(?=[0-9A-Fa-f]{4}_)/g, '_x005F_x')
    .replace(/[&<>]/g, (character) => ENTITIES[character] ?? character)
    .replace(
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them
      /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g,
      (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );
}
