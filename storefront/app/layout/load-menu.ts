/** The side menu's code, loaded on demand. */
export const loadMenu = () => import('./side-menu.tsx');

/** Prefetches the side menu's code. */
export function prepareMenu(): void {
  // A failed load is reported when the menu is actually opened.
  loadMenu().catch(() => undefined);
}
