import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../parts/drafts.ts';
import {
  afterStep,
  type CellChange,
  type Edits,
  NO_HISTORY,
  stepped,
  withChanges,
  without,
} from './grid-edits.ts';

export interface GridEdits {
  readonly edits: Edits;
  /** Changes cells, as one step. */
  readonly change: (changes: readonly CellChange[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly mayUndo: boolean;
  readonly mayRedo: boolean;
  /** Forgets the edits of products that were saved or given up. */
  readonly drop: (ids: readonly number[]) => void;
  /** Replaces the edits of now outside the steps, as when a row is taken over. */
  readonly replace: (next: (edits: Edits) => Edits) => void;
}

/** The edits that are not saved yet; they survive a reload of this tab. */
export function useGridEdits(): GridEdits {
  const draft = useDraft<Edits>('product grid', {});
  const [history, setHistory] = useState(NO_HISTORY);
  const edits = draft.value;
  // What waits for an answer, such as a save, goes on from what is typed by then.
  const latest = useRef(edits);
  useEffect(() => {
    latest.current = edits;
  });
  const put = (next: Edits) => {
    latest.current = next;
    if (Object.keys(next).length === 0) draft.forget();
    else draft.change(next);
  };
  const step = (direction: 'back' | 'forth') => {
    const there = stepped(history, latest.current, direction);
    if (there === undefined) return;
    setHistory(there.history);
    put(there.edits);
  };
  return {
    edits,
    change: (changes) => {
      const before = latest.current;
      setHistory((known) => afterStep(known, before));
      put(withChanges(before, changes));
    },
    undo: () => step('back'),
    redo: () => step('forth'),
    mayUndo: history.past.length > 0,
    mayRedo: history.future.length > 0,
    drop: (ids) => {
      // Steps over rows that were saved would bring back values that are no longer unsaved.
      setHistory(NO_HISTORY);
      put(without(latest.current, ids));
    },
    replace: (next) => {
      setHistory(NO_HISTORY);
      put(next(latest.current));
    },
  };
}
