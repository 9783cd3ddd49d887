import { createStore } from 'zustand/vanilla';

interface MenuState {
  readonly open: boolean;
  /** A hand came near: its code is fetched. */
  readonly near: boolean;
  approach(): void;
  show(): void;
  hide(): void;
}

/** Whether the side menu is open. */
export const menuState = createStore<MenuState>()((set) => ({
  open: false,
  near: false,
  approach: () => set({ near: true }),
  show: () => set({ open: true }),
  hide: () => set({ open: false }),
}));
