import type { Locale } from '@dp/contract/locale.ts';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { openAfterwards } from '../fixtures/just-happened.ts';
import { enterAs, ShopApi, type SignedIn } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';

/** What anybody may open. */
const PUBLIC = [
  '/',
  '/categories/',
  '/sub/categories/1',
  '/products-category/1',
  '/product/list/11',
  '/shopping',
  '/compare?ids=1,70',
  '/brands',
  '/bulb-finder',
  '/product-brands/1',
  '/product/details/1',
  '/add-to-car/1',
  '/search/product',
  '/search/product?query=led',
  '/search/product?query=سبوت ذهبي 12 وات',
  '/search/product?query=zzzzqqq yyqqww',
  '/my-cart',
  '/wishlist',
  '/brands-wishlist',
  '/contact-us',
  '/track-order',
  '/profile/faqs',
  '/profile/privacy-policy',
  '/profile/refund-policy',
  '/offline?to=/brands',
];

/** Who has not signed in, or is on the way to it; and a first visit. */
const ENTRANCE = [
  '/cart',
  '/login',
  '/signup',
  '/otp',
  '/register-otp',
  '/email/verification',
  '/forget/password',
  '/forget/password/code',
  '/forget/password/rest',
  '/profile/order-history-completed-empty',
  '/splash/screen',
  '/onboarding/one',
  '/onboarding/two',
  '/onboarding/three',
];

for (const locale of ['ar', 'en'] as const) {
  test.describe(`accessibility faults (${locale})`, () => {
    test.beforeEach(async ({ page, context, baseURL }) => {
      test.setTimeout(300_000);
      await dress(page, context, baseURL ?? '', locale);
    });

    test('the public pages have none', async ({ page }) => {
      await enterAs(page, undefined, [{ id: 1, quantity: 2 }]);
      await rememberFavourites(page);
      for (const path of PUBLIC) await expectNoFaults(page, path, locale);
    });

    test('the parts of the design system have none, in any state', async ({ page }) => {
      await page.goto('/dev/ui');
      // The last section comes by itself; skeletons stay what they are.
      await expect(page.locator('section').last()).toContainText(/\S/);
      await expectAccessible(page, '/dev/ui', { colours: colours(locale) });
    });

    test('signing in, signing up and the first visit have none', async ({ page }) => {
      await holdSplash(page);
      for (const path of ENTRANCE) await expectNoFaults(page, path, locale);
      const created = '/password/created/successfully';
      await openAfterwards(page, created);
      await settled(page);
      await expectAccessible(page, created, { colours: colours(locale) });
    });

    test('what is not there has none', async ({ page, expectConsole }) => {
      expectConsole(/status of 404/);
      for (const path of ['/no-such-page', '/product/details/999999'])
        await expectNoFaults(page, path, locale);
    });

    test('the pages of a shopper have none', async ({ page, request }) => {
      const { shopper, order, address } = await arrange(request, locale);
      await enterAs(page, shopper, [
        { id: 1, quantity: 2 },
        { id: 60, quantity: 1 },
      ]);
      for (const path of [
        '/profile',
        '/profile/change-name',
        '/profile/change-phone',
        '/profile/change-email',
        '/profile/change-password',
        '/profile/change-password/new-password',
        '/profile/addresses/list/all',
        '/profile/address/add-address',
        `/profile/address/add-address?id=${address}`,
        '/wishlist',
        '/my-cart',
        '/checkout',
        '/checkout/add-new-address',
        '/checkout/review',
        '/checkout/review/item?id=1',
        '/order-history',
        `/order-history/${order}`,
        `/invoices/${order}`,
        '/profile/order-history-completed',
        // Last, since it empties the cart.
        `/order-placed-successfully?id=${order}`,
      ])
        await expectNoFaults(page, path, locale);
      const failed = '/failed-order-place';
      await openAfterwards(page, failed);
      await settled(page);
      await expectAccessible(page, failed, { colours: colours(locale) });
    });

    test('sheets, dialogs and the menu have none', async ({ page, request }) => {
      const { shopper } = await arrange(request, locale);
      await enterAs(page, shopper, [{ id: 1, quantity: 2 }]);
      for (const { path, open } of [
        { path: '/categories/', open: '[aria-haspopup="dialog"]' },
        { path: '/product/list/11', open: 'main [aria-haspopup="dialog"]' },
        { path: '/profile/address/add-address', open: 'main [aria-haspopup="dialog"]' },
      ]) {
        await page.goto(path);
        await settled(page);
        await expect(async () => {
          if ((await page.getByRole('dialog').count()) === 0)
            await page.locator(open).filter({ visible: true }).first().click({ timeout: 2_000 });
          await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2_000 });
        }).toPass();
        await expectAccessible(page, `${path}, opened`, { colours: colours(locale) });
      }
    });
  });
}

/** Chooses the language and the day theme, on the device and in its cookies, as the shop's own switches do. */
async function dress(
  page: Page,
  context: BrowserContext,
  url: string,
  locale: Locale,
): Promise<void> {
  await context.addCookies([
    { name: 'locale', value: locale, url },
    { name: 'dark_mode', value: 'false', url },
  ]);
  await page.addInitScript(() => localStorage.setItem('DARK_MODE_KEY', 'false'));
  // Colours on their way from one theme's to the other's are neither.
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** The splash goes on to home after two seconds, which a check may outlast. */
async function holdSplash(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.pathname !== '/splash/screen') return;
    const held = new CSSStyleSheet();
    held.replaceSync('* { animation-play-state: paused !important }');
    document.adoptedStyleSheets.push(held);
  });
}

async function rememberFavourites(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('FAVORITES_KEY', '[1,2,60]'));
}

/** A shopper with an address and an order. */
async function arrange(
  request: APIRequestContext,
  locale: Locale,
): Promise<{ shopper: SignedIn; order: number; address: number }> {
  const api = new ShopApi(request, locale);
  const shopper = await api.signUp(locale === 'ar' ? 'منى عبد الرحمن' : 'Mona Abdelrahman');
  await api.addAddress(shopper);
  const { data: addresses } = await api.call('listAddresses', {}, { token: shopper.token });
  const address = addresses[0]?.id ?? 0;
  const order = await api.order(shopper, address, [{ id: 1, quantity: 1 }]);
  return { shopper, order: order.id, address };
}

async function expectNoFaults(page: Page, path: string, locale: Locale): Promise<void> {
  await page.goto(path);
  // A first page may come in Arabic and be loaded again in the language of the device.
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await settled(page);
  await expectAccessible(page, path, { colours: colours(locale) });
}

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  const pending = page.locator('[aria-busy="true"], [data-skeleton]').filter({ visible: true });
  await expect(pending).toHaveCount(0, {
    // Pages of every kind, one after the other, on whatever machine.
    timeout: 30_000,
  });
}

/** Colours are the same in both languages. */
function colours(locale: Locale): 'both' | 'none' {
  return locale === 'ar' ? 'both' : 'none';
}
