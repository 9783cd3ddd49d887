import type { Locator, Page } from '@playwright/test';
import { placeButton } from '../fixtures/forms.ts';
import { enterAs, ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

/** So many stops at most lie between two things a shopper wants on one page. */
const STOPS = 80;

/** Goes on by Tab until something has the focus; every stop on the way must be seen to have it. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted.first()).toBeEnabled();
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    // In one step: the header's plain search form is replaced once it has the focus.
    const at = await wanted.evaluateAll(describeStop);
    // The browser's own bar, between the end of the page and its start.
    if (at === undefined) continue;
    expect(at.ring, `a ring around ${at.name}`).toBe(true);
    expect(at.seen, `${at.name} lies in sight`).toBe(true);
    if (at.here) return;
  }
  throw new Error(`${wanted} is not reached by Tab`);
}

/** Waits for a page and for the focus, which moves to its content: a key pressed before would be lost. */
async function arriveAt(page: Page, url: string | RegExp): Promise<void> {
  await page.waitForURL(url);
  await expect(page.locator('main')).toBeFocused();
}

/** What has the focus, whether it is wanted, a ring shows it and it can be seen. Runs in the page. */
function describeStop(wanted: Element[]) {
  const element = document.activeElement;
  if (element === null || element === document.body) return undefined;
  const ringed = (at: Element | null) => {
    if (at === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  // A part that fills its card or field lets that show the ring.
  const around: Element[] = [];
  for (let at: Element | null = element; at !== null && around.length < 5; at = at.parentElement)
    around.push(at);
  // A slider's ring is around its handle, which scripts cannot read.
  const ring = around.some(ringed) || element.matches('input[type="range"]:focus-visible');
  const box = element.getBoundingClientRect();
  const seen =
    box.bottom > 0 &&
    box.top < innerHeight &&
    box.right > 0 &&
    box.left < innerWidth &&
    box.width > 0;
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return { name, here: wanted.includes(element), ring, seen };
}

for (const { locale, viewport } of [
  { locale: 'ar', viewport: { width: 390, height: 844 } },
  { locale: 'en', viewport: { width: 1280, height: 900 } },
] as const) {
  test.describe(`with the keyboard alone (${locale}, ${viewport.width} px)`, () => {
    test.use({ viewport, isMobile: viewport.width < 900, hasTouch: false });

    test('a shopper gets from home to a placed order', async ({
      page,
      request,
      context,
      baseURL,
    }) => {
      test.setTimeout(240_000);
      const words = wordsOf(locale);
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL }]);
      const api = new ShopApi(request, locale);
      const shopper = await api.signUp(locale === 'ar' ? 'منى عبد الرحمن' : 'Mona Abdelrahman');
      await api.addAddress(shopper);
      await enterAs(page, undefined);

      // The first stop of every page leads past its bars.
      await page.goto('/');
      await expect(page.locator('main article').first()).toBeVisible();
      await tabTo(page, page.getByRole('link', { name: words('layout.skip') }));
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();

      // A product out of home, into the cart; other tests may have bought the last of one.
      const product = page.locator(
        'main article:not([data-sold-out]) a[href^="/product/details/"]',
      );
      await tabTo(page, product);
      await page.keyboard.press('Enter');
      await arriveAt(page, '**/product/details/*');
      const add = page.getByRole('button', { name: words('cart.add'), exact: true });
      await tabTo(page, add);
      await page.keyboard.press('Space');
      await expect(page.getByText(words('cart.productAdded'))).toBeVisible();
      await tabTo(page, page.locator('a[href="/my-cart"]:visible'));
      await page.keyboard.press('Enter');
      await arriveAt(page, '**/my-cart');

      // Checkout asks who it is.
      await tabTo(page, page.getByRole('link', { name: words('cart.checkout') }));
      await page.keyboard.press('Enter');
      await arriveAt(page, /\/login/);
      await tabTo(page, page.getByLabel(words('accounts.login'), { exact: true }));
      await page.keyboard.type(shopper.email);
      await tabTo(
        page,
        page.getByRole('button', { name: words('accounts.loginPage.withPassword') }),
      );
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(words('accounts.password'), { exact: true })).toBeFocused();
      await page.keyboard.type(shopper.password);
      await page.keyboard.press('Enter');

      // Address, review, order.
      await arriveAt(page, /\/checkout$/);
      await tabTo(page, page.getByRole('button', { name: words('checkout.continue') }));
      await page.keyboard.press('Enter');
      await arriveAt(page, /\/checkout\/review/);
      await tabTo(page, placeButton(page, words));
      await page.keyboard.press('Enter');
      await arriveAt(page, /\/order-placed-successfully/);
      await expect(
        page.getByRole('heading', { name: words('checkout.placedTitle') }),
      ).toBeVisible();
    });

    // Wide screens have no menu.
    if (viewport.width < 900)
      test('the menu opens, keeps the focus inside, closes with Escape and gives the focus back', async ({
        page,
        context,
        baseURL,
      }) => {
        const words = wordsOf(locale);
        await context.addCookies([{ name: 'locale', value: locale, url: baseURL }]);
        await page.goto('/categories/');
        const opener = page.getByRole('button', { name: words('layout.menu') });
        await tabTo(page, opener);
        const menu = page.getByRole('dialog', { name: words('layout.menu') });
        // Once: a second press would be the close button's, which has the focus in an open menu.
        await page.keyboard.press('Enter');
        await expect(menu).toBeVisible();
        for (let stop = 0; stop < 20; stop += 1) {
          await page.keyboard.press('Tab');
          await expect(menu.locator(':focus')).toHaveCount(1);
        }
        await page.keyboard.press('Escape');
        await expect(menu).toHaveCount(0);
        await expect(opener).toBeFocused();
      });
  });
}
