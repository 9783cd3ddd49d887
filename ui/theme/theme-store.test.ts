import { expect, test, vi } from 'vitest';
import { fakeLocalStorage } from '../testing/fake-local-storage.ts';

/** A page that the first script painted dark or light. */
function fakePage(dark: boolean) {
  const classes = new Set(dark ? ['dark'] : []);
  const page = { cookie: '', themeColour: '' };
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      return page.cookie;
    },
    set cookie(value: string) {
      page.cookie = value;
    },
    documentElement: {
      dataset: {},
      getBoundingClientRect: () => undefined,
      classList: {
        contains: (name: string) => classes.has(name),
        toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)),
      },
    },
    querySelector: () => ({
      setAttribute: (_: string, value: string) => {
        page.themeColour = value;
      },
    }),
  });
  return { page, isDark: () => classes.has('dark') };
}

async function freshTheme() {
  vi.resetModules();
  return import('./theme-store.ts');
}

test('switching stores "true" or "false", mirrors it in the cookie and sets the root class', async () => {
  const tab = fakeLocalStorage();
  const { page, isDark } = fakePage(false);
  const { themeStore } = await freshTheme();
  themeStore.getState().setDark(true);
  expect(tab.values.get('DARK_MODE_KEY')).toBe('true');
  expect(page.cookie).toMatch(/^dark_mode=true; path=\/; max-age=\d+; samesite=lax; secure$/);
  expect(isDark()).toBe(true);
  themeStore.getState().setDark(false);
  expect(tab.values.get('DARK_MODE_KEY')).toBe('false');
  expect(isDark()).toBe(false);
});

test('the store starts with what the first script painted, and stores nothing by itself', async () => {
  const tab = fakeLocalStorage();
  const { page } = fakePage(true);
  const { startTheme, themeStore } = await freshTheme();
  startTheme();
  expect(themeStore.getState().dark).toBe(true);
  expect(tab.values.size).toBe(0);
  expect(page.themeColour).toBe('#12110f');
});

test('a switch in another tab shows here; a damaged value does not', async () => {
  const tab = fakeLocalStorage();
  const { isDark } = fakePage(false);
  const { startTheme } = await freshTheme();
  startTheme();
  tab.otherTab('DARK_MODE_KEY', 'true');
  expect(isDark()).toBe(true);
  tab.otherTab('DARK_MODE_KEY', 'perhaps');
  expect(isDark()).toBe(true);
});
