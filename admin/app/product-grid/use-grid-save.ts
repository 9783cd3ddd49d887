import type { GridRow, SavedGridRow } from '@dp/contract/staff/product-grid.ts';
import { GRID_CHANGES_MAX } from '@dp/contract/staff/product-grid-values.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../api/client.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { afterSaving, type Edits, type RowEdit } from './grid-edits.ts';

/** A row that was not saved: refused, with what is wrong with which field, or changed by somebody else first. */
export type Unsaved = Exclude<SavedGridRow, { outcome: 'saved' }>;

export interface GridSaving {
  /** Products saved so far and in all; undefined while nothing is being saved. */
  readonly progress: { readonly done: number; readonly of: number } | undefined;
  /** By product id, what kept a row from being saved the last time. */
  readonly unsaved: ReadonlyMap<number, Unsaved>;
  /** Why the rest could not be sent. */
  readonly failure: string | undefined;
  /** Saves everything, some products at a time; returns how many were. */
  readonly save: () => Promise<number>;
  /** Forgets what kept a row from being saved. */
  readonly settle: (id: number) => void;
}

interface Target {
  readonly edits: Edits;
  /** Changes the edits as they are by then. */
  readonly replace: (next: (edits: Edits) => Edits) => void;
  readonly put: (rows: readonly GridRow[]) => void;
}

/** Saves edits in pieces, as one save that can be undone. */
export function useGridSave({ edits, replace, put }: Target): GridSaving {
  const errorText = useErrorText();
  const [progress, setProgress] = useState<GridSaving['progress']>();
  const [unsaved, setUnsaved] = useState<ReadonlyMap<number, Unsaved>>(new Map());
  const [failure, setFailure] = useState<string>();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function save(): Promise<number> {
    const all = Object.values(edits);
    const kept = new Map<number, Unsaved>();
    let saveId: number | null = null;
    let saved = 0;
    setFailure(undefined);
    setProgress({ done: 0, of: all.length });
    try {
      for (let start = 0; start < all.length; start += GRID_CHANGES_MAX) {
        // Leaving the page gives up the remaining rows.
        if (isGone.current) break;
        const piece = all.slice(start, start + GRID_CHANGES_MAX);
        const body: { save: number | null; changes: ReturnType<typeof changeOf>[] } = {
          save: saveId,
          changes: piece.map(changeOf),
        };
        const { data } = await call('saveGridRows', { body });
        saveId = data.save;
        const rows = data.rows.flatMap((row) => (row.outcome === 'saved' ? row.row : []));
        for (const row of data.rows) {
          if (row.outcome !== 'saved')
            kept.set(row.outcome === 'refused' ? row.id : row.row.id, row);
        }
        saved += rows.length;
        put(rows);
        if (!isGone.current) replace((latest) => rows.reduce(withoutSaved(piece), latest));
        setProgress({ done: start + piece.length, of: all.length });
      }
    } catch (error) {
      // What was sent is saved; the rest is still there to be saved again.
      setFailure(errorText(error));
    } finally {
      setProgress(undefined);
      setUnsaved(kept);
    }
    return saved;
  }

  return {
    progress,
    unsaved,
    failure,
    save,
    settle: (id) => setUnsaved((known) => new Map([...known].filter(([each]) => each !== id))),
  };
}

/** Takes what was sent of a saved row out of the edits. */
function withoutSaved(sent: readonly RowEdit[]) {
  const byId = new Map(sent.map((edit) => [edit.row.id, edit]));
  return (edits: Edits, saved: GridRow): Edits => {
    const edit = byId.get(saved.id);
    return edit === undefined ? edits : afterSaving(edits, edit, saved);
  };
}

function changeOf({ row: { id, version }, set }: RowEdit) {
  return { id, version, set };
}
