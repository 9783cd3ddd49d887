/** A cell by the places of its row and column. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The cell in use, and where the selection began; both are corners of the selected range. */
export interface Selection {
  readonly active: Place;
  readonly anchor: Place;
}

export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly start: number;
  readonly end: number;
}

/** The rectangle between the two corners of a selection. */
export function rangeOf({ active, anchor }: Selection): Range {
  return {
    top: Math.min(active.row, anchor.row),
    bottom: Math.max(active.row, anchor.row),
    start: Math.min(active.column, anchor.column),
    end: Math.max(active.column, anchor.column),
  };
}

/**
 * A selection after the list has changed: of the same products. Rows that no longer lie together, or have left the list,
 * are not selected any more; the cell in use stays its product's.
 */
export function followed(
  { active, anchor }: Selection,
  before: readonly number[],
  after: readonly number[],
): Selection {
  const { top, bottom } = rangeOf({ active, anchor });
  const shift = after.indexOf(before[top] ?? 0) - top;
  const isWhole = before.slice(top, bottom + 1).every((id, at) => after[top + shift + at] === id);
  if (isWhole && top + shift >= 0) {
    const moved = (place: Place) => ({ ...place, row: place.row + shift });
    return { active: moved(active), anchor: moved(anchor) };
  }
  const row = after.indexOf(before[active.row] ?? 0);
  const only = { ...active, row: row >= 0 ? row : clamp(active.row, Math.max(after.length, 1)) };
  return { active: only, anchor: only };
}

/** Whether a cell is in a range, its edges included. */
export function isWithin({ top, bottom, start, end }: Range, { row, column }: Place): boolean {
  return row >= top && row <= bottom && column >= start && column <= end;
}

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

interface Grid {
  readonly rows: number;
  readonly columns: number;
  /** Rows that are in sight at a time. */
  readonly page: number;
  readonly rtl: boolean;
}

/**
 * The selection after a key that moves in the grid; undefined for any other key. The left arrow goes to the cell
 * on the left, whatever the direction of the language.
 */
export function moved(selection: Selection, pressed: Pressed, grid: Grid): Selection | undefined {
  const to = destination(selection.active, pressed, grid);
  if (to === undefined) return undefined;
  const active = {
    row: clamp(to.row, grid.rows),
    column: clamp(to.column, grid.columns),
  };
  return { active, anchor: pressed.shiftKey && pressed.key !== 'Tab' ? selection.anchor : active };
}

function destination(
  { row, column }: Place,
  { key, ctrlKey, metaKey, shiftKey }: Pressed,
  { rows, columns, page, rtl }: Grid,
): Place | undefined {
  const far = ctrlKey || metaKey;
  switch (key) {
    case 'ArrowUp':
      return { row: far ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: far ? rows - 1 : row + 1, column };
    case 'ArrowLeft':
    case 'ArrowRight': {
      const forward = (key === 'ArrowLeft') === rtl;
      if (far) return { row, column: forward ? columns - 1 : 0 };
      return { row, column: column + (forward ? 1 : -1) };
    }
    case 'Home':
      return { row: far ? 0 : row, column: 0 };
    case 'End':
      return { row: far ? rows - 1 : row, column: columns - 1 };
    case 'PageUp':
      return { row: row - page, column };
    case 'PageDown':
      return { row: row + page, column };
    case 'Tab': {
      const next = column + (shiftKey ? -1 : 1);
      return next < 0 || next >= columns ? undefined : { row, column: next };
    }
    default:
      return undefined;
  }
}

function clamp(value: number, count: number): number {
  return Math.min(Math.max(value, 0), count - 1);
}

/** The id of a cell's element. */
export function cellId({ row, column }: Place): string {
  return `grid-${row}-${column}`;
}
