import type { GridRow } from '@dp/contract/staff/product-grid.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { type After, CellEditor } from './cell-editor.tsx';
import type { CellWords } from './cell-text.ts';
import { CellContent } from './grid-cell.tsx';
import { type CellValue, type EditedField, type GridColumn, isEditable } from './grid-columns.ts';
import { cellId, isWithin, type Place, type Range } from './grid-cursor.ts';
import type { RowEdit } from './grid-edits.ts';
import styles from './product-grid.module.css';
import type { Unsaved } from './use-grid-save.ts';

export interface GridLineProps {
  readonly place: number;
  /** Distance from the first row, px. */
  readonly top: number;
  /** Undefined until it has been read. */
  readonly row: GridRow | undefined;
  readonly columns: readonly GridColumn[];
  readonly edit: RowEdit | undefined;
  readonly unsaved: Unsaved | undefined;
  readonly words: CellWords;
  readonly range: Range;
  readonly active: Place;
  readonly editing: { readonly typed: string | undefined } | undefined;
  readonly onSelect: (place: Place, extend: boolean) => void;
  readonly onDrag: (place: Place) => void;
  readonly onEnd: (value: CellValue | undefined, after: After) => void;
}

/** One product's row. */
export function GridLine(props: GridLineProps) {
  const { place, top, row, columns, edit, unsaved, words, range, active, editing } = props;
  const t = useTranslations('productGrid');
  const problems = unsaved?.outcome === 'refused' ? unsaved.fields : {};
  return (
    <tr
      aria-rowindex={place + 2}
      aria-busy={row === undefined || undefined}
      className={styles.line}
      data-unsaved={unsaved === undefined ? undefined : unsaved.outcome}
      style={{ transform: `translateY(${top}px)` }}
    >
      {columns.map((column, index) => {
        const at = { row: place, column: index };
        const isActive = active.row === place && active.column === index;
        const isEdited = edit !== undefined && column.key in edit.set;
        const value = row === undefined ? null : valueIn(column, row, edit);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid itself has the focus and takes all keys
          <td
            key={column.key}
            id={cellId(at)}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
            role="gridcell"
            tabIndex={-1}
            aria-colindex={index + 1}
            aria-selected={isWithin(range, at)}
            aria-readonly={row === undefined || !isEditable(column, row) || undefined}
            aria-invalid={column.key in problems || undefined}
            className={styles.cell}
            data-kind={column.kind}
            data-first={index === 0 || undefined}
            data-active={isActive || undefined}
            data-edited={isEdited || undefined}
            style={{ inlineSize: `${column.width}px` }}
            onClick={({ shiftKey }) => props.onSelect(at, shiftKey)}
            onPointerEnter={({ buttons, pointerType }) => {
              if (buttons === 1 && pointerType === 'mouse') props.onDrag(at);
            }}
          >
            {row === undefined ? (
              <span className={styles.placeholder} />
            ) : isActive && editing !== undefined ? (
              <CellEditor
                column={column}
                label={t(`columns.${column.key}`)}
                value={value}
                typed={editing.typed}
                words={words}
                none={t('none')}
                onEnd={props.onEnd}
              />
            ) : (
              <CellContent column={column} row={row} value={value} words={words} />
            )}
          </td>
        );
      })}
    </tr>
  );
}

function valueIn(column: GridColumn, row: GridRow, edit: RowEdit | undefined): CellValue {
  const edited = edit?.set[column.key as EditedField];
  return edited === undefined ? row[column.key] : edited;
}
