import type { Page } from '@playwright/test';
import { expect, putWorkerInCharge, test } from '../fixtures/offline-shop.ts';
import { enterAs, ShopApi } from '../fixtures/shop-api.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar');
const en = wordsOf('en');

test.use({ serviceWorkers: 'allow' });

/** Everything any cache on the device holds: addresses and, of texts, their content. */
function cachedOnDevice(page: Page): Promise<{ address: string; text: string }[]> {
  return page.evaluate(async () => {
    const found: { address: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const readable = /html|json|text/.test(answer?.headers.get('content-type') ?? '');
        found.push({ address: request.url, text: readable ? ((await answer?.text()) ?? '') : '' });
      }
    }
    return found;
  });
}

const isCached = (page: Page, part: string) =>
  expect.poll(async () =>
    (await cachedOnDevice(page)).some(({ address }) => address.includes(part)),
  );

test('a product that was seen opens without a connection, with its photograph; another one says that there is none', async ({
  page,
  door,
  context,
}) => {
  await page.goto(`${door.origin}/`);
  await putWorkerInCharge(page);
  await page.goto(`${door.origin}/shopping`);
  // Reached inside the shop, so its HTML never came by itself.
  const card = page.locator('main a[href^="/product/details/"]').first();
  const address = (await card.getAttribute('href')) ?? '';
  await card.click();
  await page.waitForURL(`**${address}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText(ar('catalog.allProducts'));
  const title = (await heading.textContent()) ?? '';
  await isCached(page, `${address}`).toBe(true);
  // Complete: what the page still waits for would fail without a connection.
  await expect(
    page.getByRole('button', { name: ar('cart.add'), exact: true }).first(),
  ).toBeVisible();
  // The page's own photograph, not the list's smaller one that is shown while it loads.
  const photograph = page.locator('main picture img').first();
  await expect(photograph).not.toHaveAttribute('data-pending');
  const isShown = () =>
    expect.poll(() => photograph.evaluate((image: HTMLImageElement) => image.naturalWidth));
  // Its cache is written after it is shown.
  await isShown().toBeGreaterThan(0);
  await isCached(
    page,
    await photograph.evaluate((image: HTMLImageElement) => image.currentSrc),
  ).toBe(true);

  door.shut();
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('status').getByText(ar('layout.offline'))).toBeVisible();
  await isShown().toBeGreaterThan(0);

  // Back to the list, which is cached as well, and to a page that is not.
  await page.goto(`${door.origin}/shopping`);
  await expect(card).toBeVisible();
  await page.goto(`${door.origin}/profile/faqs`);
  await expect(page.getByRole('heading', { level: 1, name: ar('pwa.offlineTitle') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  // Said once, by the page itself, which leads to what the device holds.
  await expect(page.getByText(ar('layout.offline'))).toBeHidden();
  const kept = page.getByRole('region', { name: ar('pwa.kept') });
  await expect(kept.getByRole('link', { name: title })).toHaveAttribute('href', address);

  // Trying again says that it is still so.
  await page.getByRole('link', { name: ar('ui.retry') }).click();
  await expect(page.getByText(ar('pwa.stillOffline'))).toBeVisible();

  // The way on leads there by itself once there is a connection.
  door.open();
  await context.setOffline(false);
  await page.waitForURL('**/profile/faqs');
  await expect(page.getByText(ar('layout.offline'))).toHaveCount(0);
});

test('client-side navigation shows visited pages without a connection and reloads them with one; a server that does not answer is said, all of it in English too', async ({
  page,
  door,
  context,
}) => {
  await page.goto(`${door.origin}/?lang=en`);
  await putWorkerInCharge(page);
  await page.goto(`${door.origin}/categories/`);
  const room = page.locator('main a[href^="/sub/categories/"]').first();
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await room.click();
  await page.waitForURL('**/sub/categories/*');
  await expect(heading).not.toHaveText(before);
  const title = (await heading.textContent()) ?? '';
  await isCached(page, 'category-children').toBe(true);

  // A new page only has what is cached on the device.
  await page.goto(`${door.origin}/categories/`);
  await expect(room).toBeVisible();
  door.shut();
  await context.setOffline(true);
  await expect(page.getByRole('status').getByText(en('layout.offline'))).toBeVisible();
  await room.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const asked = door.asked.length;
  door.open();
  await context.setOffline(false);
  await expect(page.getByRole('status').getByText(en('layout.backOnline'))).toBeVisible();
  await expect.poll(() => door.asked.slice(asked).join()).toContain('category-children');

  await test.step('a server that does not answer, though the device has a network', async () => {
    await page.goto(`${door.origin}/brands`);
    await isCached(page, '/brands?lang=en').toBe(true);
    door.shut();
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(page.getByRole('status').getByText(en('layout.offline'))).toBeVisible();
    // Of a page that was never seen there is the offline page, in the same language.
    await page.goto(`${door.origin}/profile/faqs`);
    await expect(heading).toHaveText(en('pwa.offlineTitle'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('pages that were opened by their address open by a tap without a connection, the cart with its lines', async ({
  page,
  door,
  context,
  expectConsole,
}) => {
  // What the tap itself asked for did not come.
  expectConsole(/API call failed: network_error/);
  await enterAs(page, undefined, [{ id: 1, quantity: 2 }]);
  await page.goto(`${door.origin}/`);
  // Nobody touches the page.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    await new Promise<void>((resolve) => {
      if (navigator.serviceWorker.controller !== null) resolve();
      else navigator.serviceWorker.addEventListener('controllerchange', () => resolve());
    });
  });
  await page.goto(`${door.origin}/my-cart`);
  const lamp = page.getByRole('article').first();
  await expect(lamp).toBeVisible();
  const name = (await lamp.getByRole('heading').textContent()) ?? '?';
  await isCached(page, '/my-cart?lang=ar').toBe(true);
  await page.goto(`${door.origin}/categories/`);
  await isCached(page, '/categories/?lang=ar').toBe(true);

  door.shut();
  await context.setOffline(true);
  const tab = (key: 'home' | 'cart') =>
    page
      .getByRole('navigation', { name: ar('layout.navigation') })
      .locator(`a[href="${key === 'home' ? '/' : '/my-cart'}"]`);
  await tab('home').tap();
  await expect(page.getByRole('region', { name: ar('home.showcase') })).toBeVisible();
  await tab('cart').tap();
  await expect(page.getByText(ar('cart.kept'))).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();

  // A device that knows no prices says so, once: the page is not opened again and again.
  await page.evaluate(() => void indexedDB.deleteDatabase('cache-key'));
  await page.reload();
  await expect(page.getByRole('heading', { name: ar('cart.failed') })).toBeVisible();
});

test('nothing personal is cached: no call with a login, no credential, no personal page', async ({
  page,
  door,
  request,
}) => {
  const api = new ShopApi(request);
  const shopper = await api.signUp('منى عبد الرحمن');
  await api.addAddress(shopper);
  await enterAs(page, shopper, [{ id: 1, quantity: 2 }]);
  await page.goto(`${door.origin}/`);
  await putWorkerInCharge(page);
  for (const path of [
    '/product/details/1',
    '/my-cart',
    '/profile',
    '/checkout',
    '/order-history',
  ]) {
    await page.goto(`${door.origin}${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  await page.goto(`${door.origin}/profile/addresses/list/all`);
  await expect(page.getByText('12 شارع النيل')).toBeVisible();
  await page.goto(`${door.origin}/search/product?query=سبوت`);
  await expect(page.locator('main a[href^="/product/details/"]').first()).toBeVisible();

  const cached = await cachedOnDevice(page);
  expect(cached.length).toBeGreaterThan(100);
  const addresses = cached.map(({ address }) => decodeURIComponent(address));
  const personal =
    /\/api\/(?!main\/(?:products\/(?:all|featured|category|by-|fitting)|categories|brands|carousel))|service-credential|\/dev\/|\/profile(?!\/(?:faqs|privacy|refund))|checkout|order-history|search/;
  const outOfPlace = addresses.filter((address) => !address.includes('/assets/'));
  expect(outOfPlace.filter((address) => personal.test(address))).toEqual([]);
  const secrets = [shopper.token, shopper.email, shopper.name, shopper.phone, '12 شارع النيل'];
  expect(
    cached
      .filter(({ text }) => secrets.some((secret) => text.includes(secret)))
      .map((k) => k.address),
  ).toEqual([]);
});
