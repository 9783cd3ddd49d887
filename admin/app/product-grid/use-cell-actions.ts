import type { GridRow } from '@dp/contract/staff/product-grid.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import type { ClipboardEvent } from 'react';
import { useErrorText } from '../api/use-error-text.ts';
import { copiedText, PASTED_ROWS_MAX, pastedCells } from '../parts/pasted-cells.ts';
import { type CellWords, emptied, readValue, textOf } from './cell-text.ts';
import { type CellValue, type EditedField, type GridColumn, isEditable } from './grid-columns.ts';
import type { Range, Selection } from './grid-cursor.ts';
import { type CellChange, cellValue } from './grid-edits.ts';
import type { GridEdits } from './use-grid-edits.ts';
import type { GridRows } from './use-grid-rows.ts';

interface Grid {
  readonly columns: readonly GridColumn[];
  readonly rows: GridRows;
  readonly edits: GridEdits;
  readonly words: CellWords;
  /** The selected cells. */
  readonly range: Range;
  readonly rowAt: (place: number) => GridRow | undefined;
  /** Says how many cells took a value and how many did not. */
  readonly onPasted: (outcome: { readonly taken: number; readonly refused: number }) => void;
  readonly onSelect: (selection: Selection) => void;
}

/** What is done to the selected cells together: filling, emptying, copying, pasting. */
export function useCellActions(grid: Grid) {
  const { columns, rows, edits, words, range, rowAt, onPasted, onSelect } = grid;
  const errorText = useErrorText();

  /** Says why the rows of a change could not be read; another change may begin meanwhile. */
  function attempt(work: Promise<void>): void {
    work.catch((error: unknown) => showToast(errorText(error), { look: 'danger' }));
  }

  /** Changes every selected cell that can be edited to what `value` says. */
  async function fill(value: (column: GridColumn, row: GridRow) => CellValue | undefined) {
    const bottom = Math.min(range.bottom, range.top + PASTED_ROWS_MAX - 1);
    const changes: CellChange[] = [];
    for (const row of await rows.read(range.top, bottom)) {
      for (const column of columns.slice(range.start, range.end + 1)) {
        const next = isEditable(column, row) ? value(column, row) : undefined;
        if (next !== undefined)
          changes.push({ row, field: column.key as EditedField, value: next });
      }
    }
    if (changes.length > 0) edits.change(changes);
  }

  function fillDown(): void {
    const top = rowAt(range.top);
    if (!top) return;
    attempt(fill((column) => cellValue(top, edits.edits, column.key as EditedField)));
  }

  function copy(event: ClipboardEvent): void {
    event.preventDefault();
    const lines: string[][] = [];
    for (let place = range.top; place <= range.bottom; place += 1) {
      const row = rowAt(place);
      if (!row) continue;
      lines.push(
        columns.slice(range.start, range.end + 1).map((column) => {
          const value =
            column.kind === 'fixed'
              ? row[column.key]
              : cellValue(row, edits.edits, column.key as EditedField);
          return textOf(column, value, words);
        }),
      );
    }
    event.clipboardData.setData('text/plain', copiedText(lines));
  }

  async function pasteText(text: string): Promise<void> {
    const table = pastedCells(text).slice(0, PASTED_ROWS_MAX);
    const only = table.length === 1 && table[0]?.length === 1 ? (table[0][0] ?? '') : undefined;
    let refused = 0;
    if (only !== undefined) {
      // One value for the whole selection.
      await fill((column) => {
        const value = readValue(column, only, words);
        if (value === undefined) refused += 1;
        return value;
      });
      onPasted({ taken: 0, refused });
      return;
    }
    const found = await rows.read(range.top, range.top + table.length - 1);
    const changes: CellChange[] = [];
    for (const [index, cells] of table.entries()) {
      const row = found[index];
      for (const [offset, cell] of cells.entries()) {
        const column = columns[range.start + offset];
        const value =
          row && column && isEditable(column, row) ? readValue(column, cell, words) : undefined;
        if (row && column && value !== undefined) {
          changes.push({ row, field: column.key as EditedField, value });
        } else refused += 1;
      }
    }
    if (changes.length > 0) edits.change(changes);
    onPasted({ taken: changes.length, refused });
    const to = {
      row: range.top + Math.max(found.length, 1) - 1,
      column: Math.min(range.start + (table[0]?.length ?? 1), columns.length) - 1,
    };
    onSelect({ active: { row: range.top, column: range.start }, anchor: to });
  }

  return {
    fillDown,
    empty: () => attempt(fill((column) => emptied(column))),
    copy,
    paste: (event: ClipboardEvent) => {
      event.preventDefault();
      const text = event.clipboardData.getData('text/plain');
      if (text !== '') attempt(pasteText(text));
    },
  };
}
