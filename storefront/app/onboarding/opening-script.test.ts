import { expect, test } from 'vitest';
import { onboardingPhotograph } from '../page/shop-photographs.ts';
import { openingScript } from './opening-script.ts';
import { WAITING_PRELOAD } from './splash-marks.ts';

const PHOTOGRAPH = onboardingPhotograph('one', undefined);

/** Runs the script as a page's head does, with a tab's session storage. */
function open(
  pathname: string,
  {
    tab = new Map<string, string>(),
    calm = false,
    blocked = false,
    known = true,
    preloads = [] as Record<string, string>[],
    scripts = { rel: WAITING_PRELOAD },
  } = {},
): string | undefined {
  let opened: string | undefined;
  const sessionStorage = {
    getItem(key: string) {
      if (blocked) throw new Error('SecurityError');
      return tab.get(key) ?? null;
    },
    setItem: (key: string, value: string) => tab.set(key, value),
  };
  const documentElement = {
    setAttribute(_: string, value: string) {
      opened = value;
    },
  };
  new Function(
    'localStorage',
    'sessionStorage',
    'location',
    'navigator',
    'document',
    'matchMedia',
    openingScript(PHOTOGRAPH),
  )(
    { getItem: () => (known ? 'true' : null) },
    sessionStorage,
    { pathname },
    // Accessing the browser's identity fails.
    undefined,
    {
      documentElement,
      createElement: () => ({}),
      querySelectorAll: () => [scripts],
      head: { append: (link: Record<string, string>) => preloads.push(link) },
    },
    () => ({
      matches: calm,
    }),
  );
  return opened;
}

test('the splash shows when the shop is opened at home, once per tab', () => {
  const tab = new Map<string, string>();
  expect(open('/', { tab })).toBe('splash');
  expect(open('/', { tab })).toBeUndefined();
});

test('a tab opened at another page never shows it', () => {
  const tab = new Map<string, string>();
  expect(open('/product/details/7', { tab })).toBeUndefined();
  expect(open('/', { tab })).toBeUndefined();
});

test('the splash’s photograph is fetched at once, but not where there is no splash', () => {
  const preloads: Record<string, string>[] = [];
  expect(open('/', { preloads, known: false })).toBe('first');
  expect(open('/', { preloads })).toBe('splash');
  expect(preloads).toHaveLength(2);
  expect(preloads[0]).toMatchObject({ rel: 'preload', as: 'image', type: 'image/avif' });
  expect(preloads[0]?.imageSrcset).toMatch(/^\/photographs\/pierced-ball-480\.avif 480w, /);
  open('/', { preloads, calm: true });
  open('/shopping', { preloads, known: false });
  expect(preloads).toHaveLength(2);
});

test('an owner’s photograph is fetched instead of the shop’s own', () => {
  const picture = { src: '/media/ab/abc', light_src: null, widths: [160, 900] };
  const facts = { width: 900, height: 900, color: '' };
  const script = openingScript(onboardingPhotograph('one', { ...picture, ...facts }));
  expect(script).toContain('"/media/ab/abc-160.avif 160w, /media/ab/abc-900.avif 900w"');
  expect(script).not.toContain('/photographs/');
});

test('on a first visit ever it stays until onboarding is there', () => {
  expect(open('/', { known: false })).toBe('first');
  expect(open('/', { known: false, calm: true })).toBe('first');
});

test('with reduced motion there is no wait', () => {
  expect(open('/', { calm: true })).toBe('plain');
});

test('search engines and measuring tools get what shoppers get', () => {
  expect(openingScript(PHOTOGRAPH)).not.toMatch(/userAgent|webdriver/i);
});

test('a browser without storage shows the page at once', () => {
  expect(open('/', { blocked: true })).toBeUndefined();
});

test('scripts are fetched from the start where no splash is shown', () => {
  const tab = new Map<string, string>();
  const scripts = { rel: WAITING_PRELOAD };
  open('/', { tab, scripts });
  expect(scripts.rel).toBe(WAITING_PRELOAD);
  open('/', { tab, scripts });
  expect(scripts.rel).toBe('modulepreload');
  for (const options of [{ calm: true }, { blocked: true }]) {
    const others = { rel: WAITING_PRELOAD };
    open('/', { scripts: others, ...options });
    expect(others.rel).toBe('modulepreload');
  }
});
