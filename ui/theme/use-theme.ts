import { useStore } from 'zustand';
import { type ThemeState, themeStore } from './theme-store.ts';

/** A part of the theme; day on the server and while hydrating. */
export function useTheme<T>(select: (state: ThemeState) => T): T {
  return useStore(themeStore, select);
}
