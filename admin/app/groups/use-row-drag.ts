import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { type RefObject, useEffect, useRef } from 'react';

/** What drags of rows have with them, so that nothing else is dropped on one. */
const LIST = 'row-of-list';

interface RowPlace {
  /** Rows are dropped only on those of the same list. */
  readonly list: string;
  /** From 0. */
  readonly place: number;
  readonly onMove: (place: number) => void;
}

/**
 * Lets the row around a handle be dragged by it, and others of its list be dropped on the row, whose place they
 * take. The row says in `data-drag` whether it is dragged, or another one is over it.
 */
export function useRowDrag(here: RowPlace): RefObject<HTMLButtonElement | null> {
  const handle = useRef<HTMLButtonElement>(null);
  const now = useRef(here);
  now.current = here;
  const { list } = here;
  useEffect(() => {
    const dragHandle = handle.current;
    const row = dragHandle?.closest<HTMLElement>('tr, li');
    if (!dragHandle || !row) return;
    const end = () => {
      delete row.dataset.drag;
    };
    return combine(
      draggable({
        element: row,
        dragHandle,
        getInitialData: () => ({
          [LIST]: list,
          row,
          moveTo: (place: number) => now.current.onMove(place),
        }),
        onDragStart: () => {
          row.dataset.drag = 'dragged';
        },
        onDrop: end,
      }),
      dropTargetForElements({
        element: row,
        canDrop: ({ source }) => source.data[LIST] === list && source.data.row !== row,
        onDragEnter: () => {
          row.dataset.drag = 'over';
        },
        onDragLeave: end,
        onDrop: ({ source }) => {
          end();
          (source.data.moveTo as RowPlace['onMove'])(now.current.place);
        },
      }),
      end,
    );
  }, [list]);
  return handle;
}
