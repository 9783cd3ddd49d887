import type { GridRow } from '@dp/contract/staff/product-grid.ts';
import { GRID_ROWS_MAX } from '@dp/contract/staff/product-grid-values.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../api/client.ts';

/** Rows that are read together: what is scrolled past quickly is read once it stays in sight. */
const BLOCK = 100;
/** How long a block must be in sight during a scroll before it is read, ms. */
const PAUSE_MS = 60;

export interface GridRows {
  /** A product that has been read; undefined until then. */
  readonly get: (id: number) => GridRow | undefined;
  /** Says which places are in sight. */
  readonly show: (first: number, last: number) => void;
  /** The products at these places, read now where they have not been. */
  readonly read: (first: number, last: number) => Promise<GridRow[]>;
  /** Takes up newer rows, such as saved ones. */
  readonly put: (rows: readonly GridRow[]) => void;
  /** Forgets all rows, to read them again. */
  readonly forget: () => void;
  /** Why the last rows could not be read. */
  readonly failure: unknown;
  readonly retry: () => void;
}

/**
 * The rows of a list of products, read as they come into sight.
 *
 * @param first rows that came with the list.
 */
export function useGridRows(ids: readonly number[], first: readonly GridRow[]): GridRows {
  const rows = useRef(new Map<number, GridRow>());
  const [, redraw] = useState(0);
  const [failure, setFailure] = useState<unknown>();
  const sight = useRef({ first: 0, last: 0 });
  const shownAt = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef(new Map<number, Promise<unknown>>());
  const listed = useRef(ids);
  listed.current = ids;
  const taken = useRef<readonly GridRow[]>([]);
  if (taken.current !== first) {
    taken.current = first;
    for (const row of first) {
      // The list may have been read before a save that has ended meanwhile.
      const known = rows.current.get(row.id);
      if (known === undefined || known.version <= row.version) rows.current.set(row.id, row);
    }
  }

  const readIds = useCallback(async (wanted: readonly number[]) => {
    const missing = wanted.filter((id) => !rows.current.has(id));
    const fresh = missing.filter((id) => !pending.current.has(id));
    for (let start = 0; start < fresh.length; start += GRID_ROWS_MAX) {
      const piece = fresh.slice(start, start + GRID_ROWS_MAX);
      const reading = call('readGridRows', { body: { ids: piece } })
        .then(({ data }) => {
          for (const row of data) rows.current.set(row.id, row);
        })
        .finally(() => {
          for (const id of piece) pending.current.delete(id);
        });
      for (const id of piece) pending.current.set(id, reading);
    }
    await Promise.all(new Set(missing.map((id) => pending.current.get(id))));
  }, []);

  const readSight = useCallback(() => {
    const from = Math.floor(sight.current.first / BLOCK) * BLOCK;
    const to = Math.ceil((sight.current.last + 1) / BLOCK) * BLOCK;
    readIds(listed.current.slice(from, to)).then(
      () => {
        setFailure(undefined);
        redraw((count) => count + 1);
      },
      (error: unknown) => setFailure(error),
    );
  }, [readIds]);

  const show = useCallback(
    (first: number, last: number) => {
      sight.current = { first, last };
      clearTimeout(timer.current);
      const known = listed.current.slice(first, last + 1).every((id) => rows.current.has(id));
      if (known) return;
      // At once after a rest; in the middle of a scroll only where it stops.
      const now = performance.now();
      const isScroll = now - shownAt.current < PAUSE_MS;
      shownAt.current = now;
      if (isScroll) timer.current = setTimeout(readSight, PAUSE_MS);
      else readSight();
    },
    [readSight],
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    get: (id) => rows.current.get(id),
    show,
    read: async (first, last) => {
      const wanted = listed.current.slice(first, last + 1);
      await readIds(wanted);
      return wanted.flatMap((id) => rows.current.get(id) ?? []);
    },
    put: (newer) => {
      for (const row of newer) rows.current.set(row.id, row);
      redraw((count) => count + 1);
    },
    forget: () => {
      rows.current.clear();
      readSight();
    },
    failure,
    retry: readSight,
  };
}
