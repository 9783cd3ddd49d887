import { expect, test } from 'vitest';
import { firstPaintScript } from './first-paint.ts';

interface Device {
  readonly stored?: string | null;
  readonly storageBlocked?: boolean;
  readonly cookie?: string;
  readonly systemDark?: boolean;
}

/** Runs the script as a page's head does; returns whether the page is dark. */
function paintsDark({
  stored = null,
  storageBlocked,
  cookie = '',
  systemDark = false,
}: Device): boolean {
  const classes = new Set<string>();
  const localStorage = {
    getItem(key: string) {
      if (storageBlocked) throw new Error('SecurityError');
      return key === 'DARK_MODE_KEY' ? stored : null;
    },
  };
  const document = {
    cookie,
    documentElement: { classList: { add: (name: string) => classes.add(name) } },
  };
  const matchMedia = () => ({ matches: systemDark });
  new Function('localStorage', 'document', 'matchMedia', firstPaintScript())(
    localStorage,
    document,
    matchMedia,
  );
  return classes.has('dark');
}

test('a stored "true" is dark and a stored "false" is not, whatever the system says', () => {
  expect(paintsDark({ stored: 'true' })).toBe(true);
  expect(paintsDark({ stored: 'false', systemDark: true })).toBe(false);
});

test('a first visit follows the system', () => {
  expect(paintsDark({ systemDark: true })).toBe(true);
  expect(paintsDark({ systemDark: false })).toBe(false);
});

test('a damaged value counts as none', () => {
  expect(paintsDark({ stored: 'yes', systemDark: false })).toBe(false);
  expect(paintsDark({ stored: 'yes', systemDark: true })).toBe(true);
});

test('with a blocked storage the cookie decides', () => {
  const cookie = 'locale=en; dark_mode=true';
  expect(paintsDark({ storageBlocked: true, cookie })).toBe(true);
  expect(paintsDark({ storageBlocked: true, cookie: 'dark_mode=false', systemDark: true })).toBe(
    false,
  );
});
