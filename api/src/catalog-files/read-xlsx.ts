import { MINUTE_MS } from '@dp/contract/durations.ts';
import { SHEET_COLUMNS_MAX } from '@dp/contract/staff/sheet-values.ts';
import { cellName, columnIndex } from './cell-names.ts';
import { damaged, openWorkbook, type Workbook } from './open-workbook.ts';
import { attributeOf, readXml, type XmlPart } from './read-xml.ts';
import { LINES_MAX, type OpenSheet, type SheetLine, unreadableSheet } from './sheet-lines.ts';

/**
 * Opens the first visible sheet of an XLSX file. Formulas count as their results, percents as they are shown: `15%`.
 *
 * @throws ProblemError 422 `catalog_file_invalid`, also while its lines are read.
 */
export async function readXlsx(bytes: Buffer): Promise<OpenSheet> {
  const book = await openWorkbook(bytes);
  return {
    lines: linesOf(book),
    wallTime: (serial) => {
      const days = book.from1904 ? serial + 1_462 : serial;
      // From 1900-03-01 on, before which spreadsheets count a day that never was.
      if (days < 61 || days >= 2_958_466) return undefined;
      const minutes = Math.round((days - 25_569) * 1_440);
      return new Date(minutes * MINUTE_MS).toISOString().slice(0, 16);
    },
  };
}

async function* linesOf(book: Workbook): AsyncGenerator<SheetLine> {
  const builder = new LineBuilder(book);
  let read = 0;
  const counted = async function* () {
    for await (const piece of book.sheet) {
      read += piece.length;
      yield piece;
    }
  };
  try {
    for await (const parts of readXml(counted())) {
      for (const part of parts) {
        const line = builder.take(part);
        if (line) yield { ...line, share: Math.min(1, read / book.sheetBytes) };
      }
    }
  } catch (cause) {
    throw damaged(cause);
  }
}

interface Cell {
  readonly index: number;
  readonly type: string;
  readonly isPercent: boolean;
  hasFormula: boolean;
  value: string;
}

/** Puts lines together out of the parts of a sheet. */
class LineBuilder {
  readonly #texts: Workbook['texts'];
  readonly #percents: Workbook['percents'];
  #line = 0;
  #lines = 0;
  #cells: string[] = [];
  #faults: { index: number; message: string }[] = [];
  #cell: Cell | undefined;
  #inValue = false;

  constructor({ texts, percents }: Workbook) {
    this.#texts = texts;
    this.#percents = percents;
  }

  /** Takes the next part; returns the line that it ends, unless that is empty. */
  take(part: XmlPart): Omit<SheetLine, 'share'> | undefined {
    if (part.kind === 'text') {
      if (this.#inValue && this.#cell) this.#cell.value += part.text;
      return undefined;
    }
    const isOpen = part.kind === 'open';
    switch (part.name) {
      case 'row':
        if (!isOpen) return this.#endLine();
        this.#line = Number(attributeOf(part, 'r') ?? this.#line + 1);
        this.#cells = [];
        this.#faults = [];
        return undefined;
      case 'c':
        if (isOpen) this.#cell = this.#startCell(part);
        else this.#endCell();
        return undefined;
      case 'f':
        if (this.#cell) this.#cell.hasFormula = true;
        return undefined;
      case 'v':
      case 't':
        this.#inValue = isOpen;
        return undefined;
      case 'mergeCell':
        return isOpen ? mergedLine(attributeOf(part, 'ref') ?? '') : undefined;
      default:
        return undefined;
    }
  }

  #startCell(part: Extract<XmlPart, { kind: 'open' }>): Cell {
    const index = columnIndex(attributeOf(part, 'r') ?? '') ?? this.#cells.length;
    const type = attributeOf(part, 't') ?? 'n';
    const isPercent = this.#percents.has(Number(attributeOf(part, 's') ?? 0));
    return { index, type, isPercent, hasFormula: false, value: '' };
  }

  #endCell(): void {
    const cell = this.#cell;
    if (!cell) return;
    this.#cell = undefined;
    const { index, hasFormula, type } = cell;
    const read = this.#valueOf(cell);
    if (read === '' && !hasFormula) return;
    const unstorable = whyUnstorable(read);
    const value = unstorable === undefined ? read : '';
    if (index >= SHEET_COLUMNS_MAX) {
      throw unreadableSheet(`has more than ${SHEET_COLUMNS_MAX} columns`);
    }
    while (this.#cells.length < index) this.#cells.push('');
    this.#cells[index] = value;
    if (unstorable !== undefined) this.#faults.push({ index, message: unstorable });
    else if (type === 'e') this.#faults.push({ index, message: `has the error ${value}` });
    else if (value === '') {
      this.#faults.push({ index, message: 'has a formula without a result' });
    }
  }

  #valueOf({ type, isPercent, value }: Cell): string {
    switch (type) {
      case 's':
        return unescaped(this.#texts[Number(value)] ?? '');
      case 'b':
        return value.trim() === '1' ? 'true' : 'false';
      case 'n': {
        // As many digits as spreadsheets show: 89.50000000000001 is 89.5.
        const number = Number(value);
        if (value.trim() === '' || !Number.isFinite(number)) return value.trim();
        const shown = String(Number((isPercent ? number * 100 : number).toPrecision(15)));
        return isPercent ? `${shown}%` : shown;
      }
      default:
        return unescaped(value);
    }
  }

  #endLine(): Omit<SheetLine, 'share'> | undefined {
    if (this.#faults.length === 0 && this.#cells.every((cell) => cell.trim() === '')) {
      return undefined;
    }
    this.#lines += 1;
    if (this.#lines > LINES_MAX) throw unreadableSheet('has too many rows');
    return { line: this.#line, cells: this.#cells, faults: this.#faults };
  }
}

/** Merged cells are listed after all lines: each becomes a line of its own that only says so. */
function mergedLine(range: string): Omit<SheetLine, 'share'> {
  const index = columnIndex(range) ?? 0;
  const line = Number(/\d+/.exec(range)?.[0] ?? 1);
  const message = `is merged with other cells (${range || cellName(index, line)}): unmerge them`;
  return { line, cells: [], faults: [{ index, message }] };
}

/** An escape such as `_x0000_` can stand for what PostgreSQL does not store. */
function whyUnstorable(text: string): string | undefined {
  if (text.includes('\0')) return 'has invisible control characters';
  return text.isWellFormed() ? undefined : 'has half a character, such as a torn emoji';
}

function unescaped(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
}
