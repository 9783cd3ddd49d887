import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** What drags of photographs have with them, so that nothing else is dropped on one. */
const KIND = 'photograph';

interface TileDrag {
  readonly tile: RefObject<HTMLLIElement | null>;
  /** Whether this one is being dragged, or has another one over it. */
  readonly state: 'dragged' | 'over' | undefined;
}

/** Lets a tile be dragged, and others be dropped on it. */
export function useTileDrag(id: string, onDropped: (dragged: string) => void): TileDrag {
  const tile = useRef<HTMLLIElement>(null);
  const dropped = useRef(onDropped);
  dropped.current = onDropped;
  const [state, setState] = useState<TileDrag['state']>();
  useEffect(() => {
    const element = tile.current;
    if (element === null) return;
    const end = () => setState(undefined);
    return combine(
      draggable({
        element,
        getInitialData: () => ({ [KIND]: id }),
        onDragStart: () => setState('dragged'),
        onDrop: end,
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => KIND in source.data && source.data[KIND] !== id,
        onDragEnter: () => setState('over'),
        onDragLeave: end,
        onDrop: ({ source }) => {
          end();
          dropped.current(String(source.data[KIND]));
        },
      }),
    );
  }, [id]);
  return { tile, state };
}
