import { createStore } from 'zustand/vanilla';
import { cookieNames, writeCookie } from '../storage/cookies.ts';
import { onOtherTab, readText, writeText } from '../storage/local-values.ts';
import { THEME_KEY } from './theme-key.ts';

/** Evening (dark) or day; the lamps of the shop are on in the evening (design §7). */
export interface ThemeState {
  readonly dark: boolean;
  setDark(dark: boolean): void;
}

const THEME_COLOURS = { day: '#fbf9f5', evening: '#12110f' } as const;

function apply(dark: boolean): void {
  document.documentElement.classList.toggle('dark', dark);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', dark ? THEME_COLOURS.evening : THEME_COLOURS.day);
}

/** Changes all colours at once: while a fill fades, the text on it has its new colour and cannot be read. */
function applyAtOnce(dark: boolean): void {
  const root = document.documentElement;
  root.dataset.still = '';
  apply(dark);
  // Computes the new colours before anything may fade again.
  root.getBoundingClientRect();
  delete root.dataset.still;
}

/** The theme on this device, stored as "true" or "false" (specification §4). */
export const themeStore = createStore<ThemeState>()((set) => ({
  dark: false,
  setDark(dark) {
    set({ dark });
    apply(dark);
    writeText(THEME_KEY, String(dark));
    writeCookie(cookieNames.darkMode, String(dark));
  },
}));

/** Adopts what the first-paint script applied, and changes in other tabs. Returns a function that stops. */
export function startTheme(): () => void {
  const dark = document.documentElement.classList.contains('dark');
  themeStore.setState({ dark });
  apply(dark);
  return onOtherTab([THEME_KEY], () => {
    const stored = readText(THEME_KEY);
    if (stored !== 'true' && stored !== 'false') return;
    themeStore.setState({ dark: stored === 'true' });
    applyAtOnce(stored === 'true');
  });
}
