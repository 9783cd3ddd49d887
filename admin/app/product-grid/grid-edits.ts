import type { GridRow } from '@dp/contract/staff/product-grid.ts';
import type { CellValue, EditedField } from './grid-columns.ts';

/** What is to be saved of one product, over the row as it was when its editing began. */
export interface RowEdit {
  readonly row: GridRow;
  readonly set: Readonly<Partial<Record<EditedField, CellValue>>>;
}
/** By product id; JSON, so that it survives a reload. */
export type Edits = Readonly<Record<string, RowEdit>>;

/** One cell's new value. */
export interface CellChange {
  readonly row: GridRow;
  readonly field: EditedField;
  readonly value: CellValue;
}

/** What a cell shows: its edit, else the product's value. */
export function cellValue(row: GridRow, edits: Edits, field: EditedField): CellValue {
  const edited = edits[row.id]?.set[field];
  return edited === undefined ? row[field] : edited;
}

/** The edits with some cells changed; a cell that has its product's value again is no edit. */
export function withChanges(edits: Edits, changes: readonly CellChange[]): Edits {
  const next: Record<string, RowEdit> = { ...edits };
  for (const { row, field, value } of changes) {
    const known = next[row.id] ?? { row, set: {} };
    const { [field]: _, ...others } = known.set;
    const set = value === known.row[field] ? others : { ...others, [field]: value };
    if (Object.keys(set).length === 0) delete next[row.id];
    else next[row.id] = { row: known.row, set };
  }
  return next;
}

/** The edits without those of some products. */
export function without(edits: Edits, ids: readonly number[]): Edits {
  const next: Record<string, RowEdit> = { ...edits };
  for (const id of ids) delete next[id];
  return next;
}

/**
 * The edits once a row was saved: what it shows otherwise than it was sent, typed or taken back meanwhile, is left
 * as an edit of the row as it is now.
 */
export function afterSaving(edits: Edits, sent: RowEdit, saved: GridRow): Edits {
  const fields = new Set([...editedIn(sent), ...editedIn(edits[saved.id])]);
  const changes = [...fields]
    .map((field) => ({ row: saved, field, value: cellValue(sent.row, edits, field) }))
    .filter(({ field, value }) => value !== sent.set[field]);
  return withChanges(without(edits, [saved.id]), changes);
}

function editedIn(edit: RowEdit | undefined): EditedField[] {
  return Object.keys(edit?.set ?? {}) as EditedField[];
}

/** Edits with what was undone and can be done again; `past` and `future` are earlier and later states. */
export interface History {
  readonly past: readonly Edits[];
  readonly future: readonly Edits[];
}
export const NO_HISTORY: History = { past: [], future: [] };
/** Steps that can be undone. */
const STEPS = 200;

/** The history after `edits` were replaced by a new step. */
export function afterStep({ past }: History, edits: Edits): History {
  return { past: [...past, edits].slice(-STEPS), future: [] };
}

/** The edits one step back, or with `forth` one step on; undefined where there is none. */
export function stepped(
  { past, future }: History,
  edits: Edits,
  direction: 'back' | 'forth',
): { readonly edits: Edits; readonly history: History } | undefined {
  if (direction === 'back') {
    const last = past.at(-1);
    if (last === undefined) return undefined;
    return { edits: last, history: { past: past.slice(0, -1), future: [edits, ...future] } };
  }
  const [next, ...rest] = future;
  if (next === undefined) return undefined;
  return { edits: next, history: { past: [...past, edits], future: rest } };
}
