import { createStore } from 'zustand/vanilla';

/** Whether the server responded last, as far as the service worker knows. */
export const connectionStore = createStore<{ readonly reached: boolean }>()(() => ({
  reached: true,
}));
