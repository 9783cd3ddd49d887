import { createStore } from 'zustand/vanilla';

interface MenuState {
  readonly open: boolean;
  show(): void;
  hide(): void;
}

/** Whether the side menu is open. */
export const menuStore = createStore<MenuState>()((set) => ({
  open: false,
  show: () => set({ open: true }),
  hide: () => set({ open: false }),
}));

/** Loads the side menu's code before it is asked for. */
export function prepareMenu(): void {
  // A failed load is met again, and told, when the menu is really opened.
  import('./side-menu.tsx').catch(() => undefined);
}
