import type { Page } from '@playwright/test';
import { Fingers } from '../fixtures/fingers.ts';
import { enterAs, ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

/** Counts what the page asks the API from now on. */
function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes(path)) calls += 1;
  });
  return () => calls;
}

test('pulling home down asks for the featured products again, though they were seen just now', async ({
  page,
}) => {
  await page.goto('/');
  const featured = countCalls(page, '/api/main/products/featured');
  await expect(async () => {
    await new Fingers(page).drag({ x: 195, y: 120 }, { x: 195, y: 460 });
    expect(featured()).toBeGreaterThan(0);
  }).toPass();
  const before = featured();
  await expect(page.locator('[data-busy]')).toHaveCount(0);
  await new Fingers(page).drag({ x: 195, y: 120 }, { x: 195, y: 460 });
  await expect.poll(featured).toBeGreaterThan(before);
});

test('a short pull, a swipe of the carousel and a pull inside the menu refresh nothing', async ({
  page,
}) => {
  await page.goto('/categories/');
  const calls = countCalls(page, '/api/main/categories/all');
  // The page is alive once a full pull works.
  await expect(async () => {
    await new Fingers(page).drag({ x: 195, y: 200 }, { x: 195, y: 560 });
    expect(calls()).toBeGreaterThan(0);
  }).toPass();
  await expect(page.locator('[data-busy]')).toHaveCount(0);
  const before = calls();
  await new Fingers(page).drag({ x: 195, y: 200 }, { x: 195, y: 260 });
  await new Fingers(page).drag({ x: 300, y: 200 }, { x: 60, y: 230 });
  await page.getByRole('button', { name: 'القائمة' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await new Fingers(page).drag({ x: 300, y: 200 }, { x: 300, y: 560 });
  expect(calls()).toBe(before);
});

/** Pulls the page down until it asks, which it does once it has come alive. */
async function pullUntilAsked(page: Page, asked: () => number): Promise<void> {
  const before = asked();
  await expect(async () => {
    await new Fingers(page).drag({ x: 195, y: 250 }, { x: 195, y: 600 });
    expect(asked()).toBeGreaterThan(before);
  }).toPass();
}

test('pulling a list, the cart, a product or the saved brands down asks the shop again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('FAVORITES_KEY', '[1,2]');
    localStorage.setItem('CART_KEY', '[{"id":1,"quantity":1}]');
  });
  for (const { list, path, call } of [
    { list: 'the wish list', path: '/wishlist', call: '/api/main/products/cart-products' },
    { list: 'what a search found', path: '/search/product?query=led', call: '/products/search' },
    { list: 'the cart', path: '/my-cart', call: '/api/main/orders/quote' },
    { list: 'a product', path: '/product/details/1', call: '/api/main/products/all/1' },
  ])
    await test.step(list, async () => {
      await page.goto(path);
      await expect(page.locator('main a[href*="/product"]').first()).toBeVisible();
      await pullUntilAsked(page, countCalls(page, call));
      await expect(page.locator('[data-busy]')).toHaveCount(0);
      await expect(page.locator('main a[href*="/product"]').first()).toBeVisible();
    });
  await test.step('the saved brands', async () => {
    await page.goto('/product-brands/1');
    const save = page.locator('main button[aria-pressed]').first();
    await expect(async () => {
      // A second tap on what is saved would forget it again.
      if ((await save.getAttribute('aria-pressed')) !== 'true') await save.click();
      await expect(save).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 });
    }).toPass();
    // Stored just after it is shown.
    await expect.poll(() => page.evaluate(countSavedBrands)).toBe(1);
    await page.goto('/brands-wishlist');
    const brand = page.locator('main a[href="/product-brands/1"]').first();
    await expect(brand).toBeVisible();
    await pullUntilAsked(page, countCalls(page, '/api/main/brands/byBrand/1'));
    await expect(page.locator('[data-busy]')).toHaveCount(0);
    await expect(brand).toBeVisible();
  });
});

test("pulling a shopper's pages down asks the shop again; a pull that fails says so and leaves the page as it was", async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/net::ERR_FAILED/);
  const api = new ShopApi(request);
  const shopper = await api.signUp('منى عبد الرحمن');
  const address = await api.addAddress(shopper);
  const order = await api.order(shopper, address.id, [{ id: 1, quantity: 1 }]);
  await enterAs(page, shopper, [{ id: 1, quantity: 1 }]);
  for (const [path, call] of [
    ['/profile', '/client/auth/info'],
    [`/order-history/${order.id}`, `/orders/sale/order/${order.id}`],
    ['/checkout', '/partner/address/get'],
    ['/checkout/review', '/api/main/orders/quote'],
    ['/checkout/review/item?id=1', '/api/main/orders/quote'],
    [`/order-placed-successfully?id=${order.id}`, `/orders/sale/order/${order.id}`],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('[data-skeleton], [aria-busy="true"]')).toHaveCount(0);
    await pullUntilAsked(page, countCalls(page, call));
    await expect(page.locator('[data-busy]')).toHaveCount(0);
  }
  await page.goto('/profile/addresses/list/all');
  const street = page.getByText('12 شارع النيل');
  await expect(street).toBeVisible();
  const asked = countCalls(page, '/partner/address/get');
  await page.route('**/partner/address/get', (route) => route.abort());
  await pullUntilAsked(page, asked);
  await expect(page.getByText(wordsOf('ar')('layout.refreshFailed'))).toBeVisible();
  await expect(street).toBeVisible();
});

/** Runs in the page. How many brands are stored on the device. */
function countSavedBrands(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('brands-db');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const counting = database.transaction('brands').objectStore('brands').count();
      counting.onerror = () => reject(counting.error);
      counting.onsuccess = () => {
        database.close();
        resolve(counting.result);
      };
    };
  });
}
