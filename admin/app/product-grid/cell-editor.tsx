import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { type CellWords, choicesOf, readValue, textOf } from './cell-text.ts';
import type { CellValue, GridColumn } from './grid-columns.ts';
import styles from './product-grid.module.css';

/** Where the cell in use goes after an edit; `left`: it stays, and the focus is elsewhere. */
export type After = 'stay' | 'left' | 'down' | 'next' | 'before';

export interface CellEditorProps {
  readonly column: GridColumn;
  readonly label: string;
  readonly value: CellValue;
  /** What was typed to begin the edit, in place of the value. */
  readonly typed: string | undefined;
  readonly words: CellWords;
  /** The text of a category or brand that a product has none of. */
  readonly none: string;
  /** Ends the edit with a value, or without one. */
  readonly onEnd: (value: CellValue | undefined, after: After) => void;
}

const AFTER: Readonly<Record<string, After>> = { Enter: 'down', Tab: 'next', Escape: 'stay' };

/** The field in a cell that is being edited: Enter and Tab take the value, Escape leaves it as it was. */
export function CellEditor(props: CellEditorProps) {
  const { column, label, value, typed, words, none, onEnd } = props;
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const ended = useRef(false);
  useEffect(() => {
    field.current?.focus();
    if (typed === undefined && column.kind !== 'choice') field.current?.select();
  }, [typed, column.kind]);

  const end = (next: CellValue | undefined, after: After) => {
    if (ended.current) return;
    ended.current = true;
    onEnd(next, after);
  };
  const read = () => {
    const text = field.current?.value ?? '';
    // A wrong number stays as it was typed: the shop says what is wrong with it when it is saved.
    return readValue(column, text, words) ?? (column.kind === 'choice' ? undefined : text);
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    const after = AFTER[event.key];
    if (after === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.key === 'Escape') return end(undefined, 'stay');
    end(read(), event.key === 'Tab' && event.shiftKey ? 'before' : after);
  };
  const shared = {
    ref: field,
    'aria-label': label,
    className: styles.editor,
    onKeyDown: press,
    // Not pressed on another field but gone to another window, the grid is where one goes on.
    onBlur: ({ relatedTarget }: FocusEvent) =>
      end(read(), relatedTarget === null ? 'stay' : 'left'),
  };
  if (column.kind === 'choice') {
    return (
      <select {...shared} defaultValue={String(value ?? '')}>
        {column.key === 'state' ? null : <option value="">{none}</option>}
        {choicesOf(column, words).map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...shared}
      dir={column.lang === 'ar' ? 'rtl' : 'ltr'}
      lang={column.lang}
      inputMode={column.kind === 'text' ? 'text' : 'decimal'}
      maxLength={column.kind === 'text' ? 200 : 20}
      autoComplete="off"
      defaultValue={typed ?? textOf(column, value, words)}
    />
  );
}
