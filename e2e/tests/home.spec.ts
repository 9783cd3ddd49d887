import type { Locator, Page, Request } from '@playwright/test';
import { ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('ar');

function main(page: Page): Locator {
  return page.getByRole('main');
}

/** Counts what the page asks the API from now on. */
function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes(path)) calls += 1;
  });
  return () => calls;
}

test('home shows offers, the most beautiful pieces lit, categories, promises, rooms, the owner’s sections, brands and the footer, and leads on from its rooms and featured products', async ({
  page,
}) => {
  const api = new ShopApi(page.request);
  const { data: sections } = await api.call('listHomeSections', { body: {} });
  expect(sections.length).toBeGreaterThan(1);
  await page.goto('/');
  await expect(page.getByRole('group', { name: words('home.offers') })).toBeVisible();
  await expect(page.getByRole('list', { name: words('home.trust') })).toContainText(
    'افتح وعاين عند الاستلام',
  );
  // Said once: the footer leaves it to the strip.
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('افتح وعاين عند الاستلام')).toBeHidden();
  const titles = [
    ...(['showcase', 'categories', 'rooms'] as const).map((part) => words(`home.${part}`)),
    ...sections.map(({ title }) => title),
    words('home.brands'),
  ];
  const regions = main(page).getByRole('region');
  await expect(regions.getByRole('heading', { level: 2 })).toHaveText(titles);
  for (const region of await regions.all()) {
    await expect(region.getByRole('link').first()).toBeVisible();
  }
  // No product is there twice.
  const products = await regions
    .locator('article a[href^="/product/details/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(products.length).toBeGreaterThan(12);
  expect(new Set(products).size).toBe(products.length);
  // Its own top, which stays whole to the end of the page.
  const top = page.getByRole('banner');
  await expect(top.getByRole('link', { name: words('layout.searchHint') })).toBeVisible();
  await footer.locator('p').last().scrollIntoViewIfNeeded();
  await expect(top).toBeInViewport({ ratio: 1 });

  // A room leads to what is for it, and the filter can be taken off.
  const room = page
    .getByRole('region', { name: words('home.rooms') })
    .getByRole('link')
    .first();
  const name = (await room.textContent()) ?? '';
  await room.click();
  await page.waitForURL(/\/shopping\?room=\w+$/);
  await expect(page.getByRole('list', { name: words('filters.active') })).toContainText(name);

  // From the featured products to all of them, and from there to everything.
  await page.goBack();
  const { total } = await new ShopApi(page.request).call('listFeaturedProducts', {
    body: { limit: 1 },
  });
  const section = page.getByRole('region', { name: words('home.showcase') });
  await expect(section.getByRole('article').first()).toBeVisible();
  expect(await section.getByRole('article').count()).toBeLessThan(total);
  await section.getByRole('link', { name: words('catalog.viewAll') }).click();
  await page.waitForURL(/\/shopping\?featured=1$/);
  await expect(main(page).getByRole('article')).toHaveCount(total);

  const chips = page.getByRole('list', { name: words('filters.active') });
  const remove = words('filters.remove').replace('{name}', words('filters.featured'));
  await chips.getByRole('button', { name: remove }).click();
  await page.waitForURL(/\/shopping$/);
  await expect.poll(() => main(page).getByRole('article').count()).toBeGreaterThan(total);
});

test('what is far below is rendered when the page is used; a room of the hero is lit by its own switch, and turned by a swipe and by dots', async ({
  page,
}) => {
  await page.goto('/');
  const brands = main(page).getByRole('region', { name: words('home.brands') });
  const isRendered = () =>
    brands
      .getByRole('link')
      .first()
      .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  await expect(brands).toBeAttached();
  expect(await isRendered()).toBe(false);
  await main(page).press('Shift');
  await expect.poll(isRendered).toBe(true);

  // The first room waits unlit by day; its switch lights it, and no other.
  const offers = page.getByRole('group', { name: words('home.offers') });
  const switches = offers.getByRole('button', { name: words('home.lightRoom') });
  const light = offers.getByRole('article').first().locator('img').nth(1);
  await expect(switches.first()).toHaveAttribute('aria-pressed', 'false');
  await expect(light).toBeHidden();
  await expect(async () => {
    await switches.first().click();
    await expect(switches.first()).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 });
  }).toPass();
  await expect(light).toBeVisible();
  await expect(switches.nth(1)).toHaveAttribute('aria-pressed', 'false');

  // In Arabic from left to right.
  const dots = offers.getByRole('button');
  const current = offers.locator('[aria-current=true]');
  await expect(current).toHaveCount(1);
  await expect(async () => {
    await dots.nth(-1).click();
    await expect(dots.nth(-1)).toHaveAttribute('aria-current', 'true', { timeout: 1_500 });
  }).toPass();
  const scroller = offers.getByRole('list');
  await expect.poll(() => scroller.evaluate((list) => list.scrollLeft)).toBeLessThan(0);
});

test('a slide of the carousel is not shown before its picture is there', async ({ page }) => {
  const pictures = Promise.withResolvers<void>();
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'image') await pictures.promise;
    await route.fallback();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const offers = page.getByRole('group', { name: words('home.offers') });
  const last = offers.getByRole('button').last();
  await expect(async () => {
    await last.click();
    await expect(last).toHaveAttribute('aria-current', 'true', { timeout: 1_500 });
  }).toPass();
  const scrolled = () => offers.getByRole('list').evaluate((list) => list.scrollLeft);
  expect(await scrolled()).toBe(0);
  pictures.resolve();
  await expect.poll(scrolled).toBeLessThan(0);
});

test('featured products and the carousel are asked for once in 30 minutes', async ({ page }) => {
  await page.clock.install();
  await page.goto('/categories/');
  const featured = countCalls(page, '/api/main/products/featured');
  const carousel = countCalls(page, '/api/main/carousel/all');
  // A call still on its way would run out of time when the clock is put forward.
  const onTheirWay = new Set<Request>();
  page.on('request', (request) => onTheirWay.add(request));
  page.on('requestfinished', (request) => onTheirWay.delete(request));
  page.on('requestfailed', (request) => onTheirWay.delete(request));
  const tabs = page.getByRole('navigation', { name: words('layout.navigation') });
  const home = tabs.getByRole('link', { name: words('layout.home') });
  const away = tabs.getByRole('link', { name: words('layout.categories') });
  const open = async () => {
    await home.click();
    await expect(page.getByRole('region', { name: words('home.showcase') })).toBeVisible();
    await expect.poll(() => onTheirWay.size).toBe(0);
    await away.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('catalog.categories'));
    await expect.poll(() => onTheirWay.size).toBe(0);
  };
  await open();
  expect([featured(), carousel()]).toEqual([1, 1]);
  await page.clock.fastForward('29:00');
  await open();
  expect([featured(), carousel()]).toEqual([1, 1]);
  await page.clock.fastForward('06:00');
  await open();
  await expect.poll(() => [featured(), carousel()]).toEqual([2, 2]);
});

test('a list of home that does not come leaves the others, and is asked for by itself', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/500/);
  let failing = true;
  await page.route('**/api/main/products/featured', (route) =>
    failing ? route.fulfill({ status: 500, json: { code: 'internal_error' } }) : route.continue(),
  );
  await page.goto('/categories/');
  await page
    .getByRole('navigation', { name: words('layout.navigation') })
    .getByRole('link', { name: words('layout.home') })
    .click();
  const failed = words('home.failed').replace('{part}', words('home.showcase'));
  await expect(page.getByRole('heading', { name: failed })).toBeVisible();
  await expect(page.getByText(words('errors.internal_error'), { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: words('home.brands') })).toBeVisible();
  const brands = countCalls(page, '/api/main/brands/home-page');
  failing = false;
  await page.getByRole('button', { name: words('ui.retry') }).click();
  await expect(page.getByRole('region', { name: words('home.showcase') })).toBeVisible();
  expect(brands()).toBe(0);
});
