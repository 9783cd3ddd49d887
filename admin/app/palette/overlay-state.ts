import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Which of the frame's own windows is open. */
type Shown = 'palette' | 'shortcuts' | undefined;

const store = createStore<{ readonly shown: Shown }>()(() => ({ shown: undefined }));

/** Which of the frame's own windows is open; undefined: none. */
export function useShownOverlay(): Shown {
  return useStore(store, (state) => state.shown);
}

/** Opens the command palette. */
export function openPalette(): void {
  store.setState({ shown: 'palette' });
}

/** Opens the list of shortcuts. */
export function openShortcuts(): void {
  store.setState({ shown: 'shortcuts' });
}

/** Closes whichever of them is open. */
export function closeOverlay(): void {
  store.setState({ shown: undefined });
}
