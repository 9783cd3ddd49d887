/** The side menu's code; it comes when it is first wanted. */
export const loadMenu = () => import('./side-menu.tsx');

/** Loads the side menu's code before it is asked for. */
export function prepareMenu(): void {
  // A failed load is met again, and told, when the menu is really opened.
  loadMenu().catch(() => undefined);
}
