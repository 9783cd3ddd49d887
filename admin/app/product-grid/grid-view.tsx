import type { GridRow } from '@dp/contract/staff/product-grid.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { After } from './cell-editor.tsx';
import type { CellWords } from './cell-text.ts';
import { type CellValue, type EditedField, type GridColumn, isEditable } from './grid-columns.ts';
import { cellId, followed, moved, type Place, rangeOf, type Selection } from './grid-cursor.ts';
import { cellValue } from './grid-edits.ts';
import { GridHeader } from './grid-header.tsx';
import { GridLine } from './grid-line.tsx';
import styles from './product-grid.module.css';
import { useCellActions } from './use-cell-actions.ts';
import type { GridEdits } from './use-grid-edits.ts';
import type { GridRows } from './use-grid-rows.ts';
import type { Unsaved } from './use-grid-save.ts';
import { ROW, useRowsInSight } from './use-rows-in-sight.ts';

export interface GridViewProps {
  readonly ids: readonly number[];
  readonly columns: readonly GridColumn[];
  readonly rows: GridRows;
  readonly edits: GridEdits;
  readonly unsaved: ReadonlyMap<number, Unsaved>;
  readonly words: CellWords;
  readonly rtl: boolean;
  /** Says how much of what was pasted had no place or no meaning. */
  readonly onPasted: (outcome: { readonly taken: number; readonly refused: number }) => void;
}

/** Products as a table to edit: only the rows in sight are in the document. */
export function GridView(props: GridViewProps) {
  const { ids: newest, columns, rows, edits, unsaved, words, rtl, onPasted } = props;
  const t = useTranslations('productGrid');
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const [selection, setSelection] = useState<Selection>(START);
  const [editing, setEditing] = useState<{ readonly typed: string | undefined }>();
  const [ids, setIds] = useState(newest);
  if (ids !== newest && editing === undefined) {
    // Not under a hand that types; the selection goes with its products.
    setIds(newest);
    setSelection(followed(selection, ids, newest));
  }
  const { first, last, reveal } = useRowsInSight(scroller, ids.length);
  const { show } = rows;
  useEffect(() => {
    if (ids.length > 0 && last >= first) show(first, last);
  }, [show, first, last, ids]);
  const { active } = selection;
  const range = rangeOf(selection);
  const rowAt = (place: number): GridRow | undefined => rows.get(ids[place] ?? 0);
  const cells = useCellActions({
    columns,
    rows,
    edits,
    words,
    range,
    rowAt,
    onPasted,
    onSelect: setSelection,
  });

  function select(next: Selection): void {
    setSelection(next);
    setEditing(undefined);
    reveal(next.active.row);
    showColumn(next.active.column);
  }

  function showColumn(column: number): void {
    const cell = grid.current?.querySelector('[data-active]');
    // After the row is there; the column is scrolled to by the cell itself.
    requestAnimationFrame(() =>
      (grid.current?.querySelector('[data-active]') ?? cell)?.scrollIntoView({
        block: 'nearest',
        inline: column === 0 ? 'start' : 'nearest',
      }),
    );
  }

  /** Whether a cell can be edited now. */
  function mayEdit({ row, column }: Place): boolean {
    const [product, there] = [rowAt(row), columns[column]];
    return product !== undefined && there !== undefined && isEditable(there, product);
  }

  function begin(typed?: string): void {
    const column = columns[active.column];
    const row = rowAt(active.row);
    if (!column || !row || !mayEdit(active)) return;
    if (column.kind === 'flag') {
      const value = !cellValue(row, edits.edits, column.key as EditedField);
      edits.change([{ row, field: column.key as EditedField, value }]);
      return;
    }
    setEditing({ typed });
  }

  function end(value: CellValue | undefined, after: After): void {
    const column = columns[active.column];
    const row = rowAt(active.row);
    setEditing(undefined);
    if (after !== 'left') grid.current?.focus({ preventScroll: true });
    if (value !== undefined && column && row) {
      edits.change([{ row, field: column.key as EditedField, value }]);
    }
    if (after === 'stay' || after === 'left') return;
    const step = { down: [1, 0], next: [0, 1], before: [0, -1] }[after] as [number, number];
    const to = {
      row: Math.min(active.row + step[0], ids.length - 1),
      column: Math.min(Math.max(active.column + step[1], 0), columns.length - 1),
    };
    select({ active: to, anchor: to });
  }

  function press(event: KeyboardEvent): void {
    if (editing !== undefined || ids.length === 0) return;
    const { key, ctrlKey, metaKey, altKey } = event;
    const command = ctrlKey || metaKey;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW) - 2);
    const next = moved(selection, event, { rows: ids.length, columns: columns.length, page, rtl });
    const act = next ? () => select(next) : actionOf(key, command);
    if (act !== undefined) {
      event.preventDefault();
      // The palette's shortcuts are for the rest of the page.
      event.stopPropagation();
      act();
    } else if (!command && !altKey && key.length === 1) {
      event.preventDefault();
      event.stopPropagation();
      begin(key === ' ' ? undefined : key);
    }
  }
  function actionOf(key: string, command: boolean): (() => void) | undefined {
    switch (command ? key.toLowerCase() : key) {
      case 'z':
        return command ? edits.undo : undefined;
      case 'y':
        return command ? edits.redo : undefined;
      case 'd':
        return command ? cells.fillDown : undefined;
      case 'a':
        return command ? () => setSelection(wholeOf(ids.length, columns.length)) : undefined;
      case 'Enter':
      case 'F2':
        return begin;
      case 'Delete':
      case 'Backspace':
        return cells.empty;
      default:
        return undefined;
    }
  }

  const width = columns.reduce((sum, column) => sum + column.width, 0);
  return (
    <div ref={scroller} className={styles.scroller}>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are edited is a grid
        role="grid"
        tabIndex={0}
        aria-label={t('title')}
        aria-rowcount={ids.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable
        aria-activedescendant={ids.length === 0 ? undefined : cellId(active)}
        className={styles.grid}
        style={{ inlineSize: `${width}px` }}
        // A cell that is scrolled out of the document would take the focus with it.
        onFocus={({ target, currentTarget }) => {
          if (target instanceof HTMLTableCellElement) currentTarget.focus({ preventScroll: true });
        }}
        onKeyDown={press}
        onCopy={(event) => {
          if (editing === undefined) cells.copy(event);
        }}
        onPaste={(event) => {
          if (editing === undefined) cells.paste(event);
        }}
      >
        <GridHeader columns={columns} />
        <tbody className={styles.body} style={{ blockSize: `${ids.length * ROW}px` }}>
          {ids.slice(first, last + 1).map((id, offset) => {
            const index = first + offset;
            return (
              <GridLine
                key={id}
                place={index}
                top={index * ROW}
                row={rowAt(index)}
                columns={columns}
                edit={edits.edits[id]}
                unsaved={unsaved.get(id)}
                words={words}
                range={range}
                active={active}
                editing={active.row === index ? editing : undefined}
                onSelect={(place, extend) => {
                  const same = place.row === active.row && place.column === active.column;
                  if (same && !extend) begin();
                  else select({ active: place, anchor: extend ? selection.anchor : place });
                }}
                onDrag={(place) => setSelection({ ...selection, active: place })}
                onEnd={end}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** All cells. */
function wholeOf(rows: number, columns: number): Selection {
  return { active: { row: 0, column: 0 }, anchor: { row: rows - 1, column: columns - 1 } };
}

const START: Selection = { active: { row: 0, column: 0 }, anchor: { row: 0, column: 0 } };
