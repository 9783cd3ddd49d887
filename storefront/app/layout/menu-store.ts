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
