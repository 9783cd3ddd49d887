import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@dp/contract/locale.ts';
import { type Page, test } from '@playwright/test';
import { enterAs, ShopApi } from '../fixtures/shop-api.ts';
import { skipWelcome } from '../fixtures/welcome.ts';

/** The screens to photograph; `as` says who opens them, and whether with a cart. */
const SCREENS: readonly {
  readonly name: string;
  readonly path: string;
  readonly as?: 'guest' | 'guest-with-cart' | 'shopper';
}[] = [
  { name: 'home', path: '/' },
  { name: 'categories', path: '/categories/' },
  { name: 'sub-categories', path: '/sub/categories/1' },
  { name: 'category', path: '/products-category/1' },
  { name: 'product-list', path: '/product/list/11' },
  { name: 'shop', path: '/shopping' },
  { name: 'brands', path: '/brands' },
  { name: 'product', path: '/product/details/1' },
  { name: 'product-sold-out', path: '/product/details/5' },
  { name: 'add-to-cart', path: '/add-to-car/1' },
  { name: 'search', path: '/search/product' },
  { name: 'wish-list-empty', path: '/wishlist' },
  { name: 'cart-empty', path: '/cart' },
  { name: 'cart', path: '/my-cart', as: 'guest-with-cart' },
  { name: 'login', path: '/login' },
  { name: 'sign-up', path: '/signup' },
  { name: 'forgot-password', path: '/forget/password' },
  { name: 'profile', path: '/profile', as: 'shopper' },
  { name: 'addresses', path: '/profile/addresses/list/all', as: 'shopper' },
  { name: 'add-address', path: '/profile/address/add-address', as: 'shopper' },
  { name: 'checkout', path: '/checkout', as: 'shopper' },
  { name: 'review', path: '/checkout/review', as: 'shopper' },
  { name: 'orders', path: '/order-history', as: 'shopper' },
  { name: 'privacy', path: '/profile/privacy-policy' },
  { name: 'refunds', path: '/profile/refund-policy' },
  { name: 'faqs', path: '/profile/faqs' },
  { name: 'contact', path: '/contact-us' },
  { name: 'onboarding-one', path: '/onboarding/one' },
  { name: 'onboarding-two', path: '/onboarding/two' },
  { name: 'onboarding-three', path: '/onboarding/three' },
  { name: 'not-found', path: '/no-such-page' },
];
const WIDTHS = [360, 390, 1280];
const THEMES = ['day', 'evening'] as const;

/** Some of the screens and widths: `DP_GALLERY=home,cart DP_GALLERY_WIDTHS=390 npm run gallery`. */
const wantedScreens = process.env.DP_GALLERY?.split(',');
const wantedWidths = process.env.DP_GALLERY_WIDTHS?.split(',').map(Number) ?? WIDTHS;

const pictures = fileURLToPath(new URL('pictures/', import.meta.url));

for (const locale of ['ar', 'en'] as const) {
  for (const theme of THEMES) {
    test(`${locale}, ${theme}`, async ({ browser, request, baseURL, contextOptions }) => {
      test.setTimeout(600_000);
      const api = new ShopApi(request, locale);
      const shopper = await api.signUp(locale === 'ar' ? 'منى عبد الرحمن' : 'Mona Abdelrahman');
      await api.addAddress(shopper);
      for (const width of wantedWidths) {
        mkdirSync(`${pictures}${width}`, { recursive: true });
        for (const screen of SCREENS) {
          if (wantedScreens && !wantedScreens.includes(screen.name)) continue;
          const context = await browser.newContext({
            ...contextOptions,
            viewport: { width, height: width > 900 ? 900 : 844 },
            isMobile: width < 900,
            colorScheme: theme === 'day' ? 'light' : 'dark',
          });
          await skipWelcome(context);
          await context.addCookies([
            { name: 'locale', value: locale, url: baseURL },
            { name: 'dark_mode', value: String(theme === 'evening'), url: baseURL },
          ]);
          const page = await context.newPage();
          await rememberChoices(page, locale, theme);
          await enterAs(page, screen.as === 'shopper' ? shopper : undefined, cartOf(screen.as));
          await page.goto(screen.path);
          await everythingShown(page);
          await page.screenshot({
            path: `${pictures}${width}/${screen.name}-${locale}-${theme}.png`,
            fullPage: true,
          });
          await context.close();
        }
      }
    });
  }
}

function cartOf(who: (typeof SCREENS)[number]['as']): { id: number; quantity: number }[] {
  return who === 'guest-with-cart' || who === 'shopper'
    ? [
        { id: 1, quantity: 2 },
        { id: 60, quantity: 1 },
      ]
    : [];
}

async function rememberChoices(page: Page, locale: Locale, theme: (typeof THEMES)[number]) {
  await page.addInitScript(
    ([language, dark]) => {
      localStorage.setItem('LOCALE_KEY', language);
      localStorage.setItem('DARK_MODE_KEY', dark);
    },
    [locale, String(theme === 'evening')] as const,
  );
}

/** Waits until nothing is loading any more, pictures below the fold included. */
async function everythingShown(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"]') === null &&
      [...document.images].every((image) => image.complete),
  );
}
