import { createStore } from 'zustand/vanilla';

/** Whether the shop's server answered last, as far as the service worker knows. */
export const connectionStore = createStore<{ readonly reached: boolean }>()(() => ({
  reached: true,
}));
