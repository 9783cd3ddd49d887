import { pastedCells } from './pasted-cells.ts';

/** A line of a typed or pasted list. */
export interface TypedRow {
  /** From 1, as its sender counts. */
  readonly line: number;
  /** Trimmed. */
  readonly cells: readonly string[];
}

/**
 * The rows of a list as spreadsheets copy it, cells by tab, or as it is typed: a line without tabs is divided by
 * `divide`. Empty lines and a line of headings are left out.
 */
export function typedRows(text: string, divide: (line: string) => readonly string[]): TypedRow[] {
  return pastedCells(text)
    .map((cells, place) => ({
      line: place + 1,
      cells: (cells.length === 1 ? divide((cells[0] ?? '').trim()) : cells).map((cell) =>
        cell.trim(),
      ),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .filter(({ line, cells }) => line !== 1 || !isHeading(cells));
}

/** Words in place of numbers, as a table begins with; a line that lacks its number is not one. */
const isHeading = (cells: readonly string[]) =>
  cells.slice(1).some((cell) => /\p{L}/u.test(cell)) && !cells.some((cell) => /\p{Nd}/u.test(cell));
