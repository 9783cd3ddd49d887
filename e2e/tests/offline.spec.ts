import type { Page } from '@playwright/test';
import { type FrontDoor, openFrontDoor } from '../fixtures/front-door.ts';
import { enterAs, ShopApi } from '../fixtures/shop-api.ts';
import { test as base, expect } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar');

/** A shop behind a door of its own, so that a test can shut it or put a newer version in. */
const test = base.extend<{ door: FrontDoor; offlineNoise: undefined }>({
  door: async ({ baseURL }, use) => {
    const door = await openFrontDoor(baseURL ?? '');
    await use(door);
    await door.close();
  },
  offlineNoise: [
    async ({ expectConsole }, use) => {
      // The browser reports what it could not fetch.
      expectConsole(/net::ERR_|Failed to fetch|FetchEvent|navigation preload/);
      await use(undefined);
    },
    { auto: true },
  ],
});

test.use({ serviceWorkers: 'allow' });

/** Uses the page once, and waits until its service worker is in charge and has all of its code. */
async function putWorkerInCharge(page: Page): Promise<void> {
  let at = 100;
  await expect(async () => {
    // The page takes notice once it has come alive.
    at += 1;
    await page.mouse.move(at, at);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  }).toPass({ timeout: 60_000 });
}

/** Everything any cache on the device holds: addresses and, of texts, their content. */
function cachedOnDevice(page: Page): Promise<{ address: string; text: string }[]> {
  return page.evaluate(async () => {
    const kept: { address: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const readable = /html|json|text/.test(answer?.headers.get('content-type') ?? '');
        kept.push({ address: request.url, text: readable ? ((await answer?.text()) ?? '') : '' });
      }
    }
    return kept;
  });
}

const keeps = (page: Page, part: string) =>
  expect.poll(async () =>
    (await cachedOnDevice(page)).some(({ address }) => address.includes(part)),
  );

for (const locale of ['ar', 'en'] as const) {
  const words = wordsOf(locale);

  test(`a product that was seen opens without a connection, with its photograph; another one says that there is none (${locale})`, async ({
    page,
    door,
    context,
  }) => {
    test.setTimeout(120_000);
    await page.goto(`${door.origin}/?lang=${locale}`);
    await putWorkerInCharge(page);
    await page.goto(`${door.origin}/shopping`);
    // Reached inside the shop, so its HTML never came by itself.
    const card = page.locator('main a[href^="/product/details/"]').first();
    const address = (await card.getAttribute('href')) ?? '';
    await card.click();
    await page.waitForURL(`**${address}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).not.toHaveText(words('catalog.allProducts'));
    const title = (await heading.textContent()) ?? '';
    await keeps(page, `${address}?lang=${locale}`).toBe(true);

    door.shut();
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('status').getByText(words('layout.offline'))).toBeVisible();
    const photograph = page.locator('main img').first();
    await expect
      .poll(() => photograph.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    // Back to the list, which is cached as well, and to a page that is not.
    await page.goto(`${door.origin}/shopping`);
    await expect(card).toBeVisible();
    await page.goto(`${door.origin}/profile/faqs`);
    await expect(
      page.getByRole('heading', { level: 1, name: words('pwa.offlineTitle') }),
    ).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);

    // The way on leads there by itself once there is a connection.
    door.open();
    await context.setOffline(false);
    await page.waitForURL('**/profile/faqs');
    await expect(page.getByText(words('layout.offline'))).toHaveCount(0);
  });
}

test('client-side navigation shows visited pages without a connection and reloads them with one', async ({
  page,
  door,
  context,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${door.origin}/?lang=ar`);
  await putWorkerInCharge(page);
  await page.goto(`${door.origin}/categories/`);
  const room = page.locator('main a[href^="/sub/categories/"]').first();
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await room.click();
  await page.waitForURL('**/sub/categories/*');
  await expect(heading).not.toHaveText(before);
  const title = (await heading.textContent()) ?? '';
  await keeps(page, 'category-children').toBe(true);

  // A new page only has what is cached on the device.
  await page.goto(`${door.origin}/categories/`);
  await expect(room).toBeVisible();
  door.shut();
  await context.setOffline(true);
  await expect(page.getByRole('status').getByText(ar('layout.offline'))).toBeVisible();
  await room.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const asked = door.asked.length;
  door.open();
  await context.setOffline(false);
  await expect(page.getByRole('status').getByText(ar('layout.backOnline'))).toBeVisible();
  await expect.poll(() => door.asked.slice(asked).join()).toContain('category-children');
});

test('pages that were opened by their address open by a tap without a connection, the cart with its lines', async ({
  page,
  door,
  context,
  expectConsole,
}) => {
  // What the tap itself asked for did not come.
  expectConsole(/API call failed: network_error/);
  test.setTimeout(120_000);
  const words = wordsOf('ar');
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
  await keeps(page, '/my-cart?lang=ar').toBe(true);
  await page.goto(`${door.origin}/categories/`);
  await keeps(page, '/categories/?lang=ar').toBe(true);

  door.shut();
  await context.setOffline(true);
  const tab = (key: 'home' | 'cart') =>
    page
      .getByRole('navigation', { name: words('layout.navigation') })
      .locator(`a[href="${key === 'home' ? '/' : '/my-cart'}"]`);
  await tab('home').tap();
  await expect(page.getByRole('region', { name: words('home.showcase') })).toBeVisible();
  await tab('cart').tap();
  await expect(page.getByText(words('cart.kept'))).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();

  // A device that knows no prices says so, once: the page is not opened again and again.
  await page.evaluate(() => void indexedDB.deleteDatabase('cache-key'));
  await page.reload();
  await expect(page.getByRole('heading', { name: words('cart.failed') })).toBeVisible();
});

test('a server that does not answer shows the offline state, though the device has a network', async ({
  page,
  door,
}) => {
  const words = wordsOf('ar');
  await page.goto(`${door.origin}/`);
  await putWorkerInCharge(page);
  await page.goto(`${door.origin}/brands`);
  await keeps(page, '/brands?lang=ar').toBe(true);
  door.shut();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').getByText(words('layout.offline'))).toBeVisible();
});

test('nothing personal is cached: no call with a login, no credential, no personal page', async ({
  page,
  door,
  request,
}) => {
  test.setTimeout(120_000);
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

  const kept = await cachedOnDevice(page);
  expect(kept.length).toBeGreaterThan(100);
  const addresses = kept.map(({ address }) => decodeURIComponent(address));
  const personal =
    /\/api\/(?!main\/(?:products\/(?:all|featured|category|by-)|categories|brands|carousel))|service-credential|\/dev\/|\/profile(?!\/(?:faqs|privacy|refund))|checkout|order-history|search/;
  const outOfPlace = addresses.filter((address) => !address.includes('/assets/'));
  expect(outOfPlace.filter((address) => personal.test(address))).toEqual([]);
  const secrets = [shopper.token, shopper.email, shopper.name, shopper.phone, '12 شارع النيل'];
  expect(
    kept
      .filter(({ text }) => secrets.some((secret) => text.includes(secret)))
      .map((k) => k.address),
  ).toEqual([]);
});

test('a newer version is offered, is taken only when the shopper agrees, and loses nothing typed', async ({
  page,
  door,
}) => {
  test.setTimeout(120_000);
  const words = wordsOf('ar');
  await page.goto(`${door.origin}/contact-us`);
  await putWorkerInCharge(page);
  await page.reload();
  const message = page.getByRole('main').locator('textarea');
  await message.fill('هل تركبون النجف؟');
  const prompt = page.getByRole('region', { name: words('pwa.newerVersion') });
  await expect(prompt).toHaveCount(0);

  door.changeWorker();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(prompt).toBeVisible();
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await prompt.getByRole('button', { name: words('pwa.refresh') }).click();
  await expect(prompt).toHaveCount(0);
  await expect(page.getByText(words('pwa.refreshLater'))).toBeVisible();
  await expect(message).toHaveValue('هل تركبون النجف؟');
  expect(loads).toEqual([]);

  // The next page comes in the newer version.
  await page
    .getByRole('link', { name: words('layout.categories') })
    .first()
    .click();
  await expect.poll(() => loads.length).toBe(1);
  await expect(page).toHaveURL(/\/categories\/$/);
});

test('without unsaved input, accepting the new version reloads the page at once', async ({
  page,
  door,
}) => {
  test.setTimeout(120_000);
  const words = wordsOf('ar');
  await page.goto(`${door.origin}/categories/`);
  await putWorkerInCharge(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const prompt = page.getByRole('region', { name: words('pwa.newerVersion') });
  door.changeWorker();
  await expect(async () => {
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(prompt).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const loaded = page.waitForEvent('load');
  await prompt.getByRole('button', { name: words('pwa.refresh') }).click();
  await loaded;
  await expect(prompt).toHaveCount(0);
});
