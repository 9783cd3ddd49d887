import type { Page } from '@playwright/test';
import { cards, PAGE_SIZE, totalOf } from '../fixtures/product-list.ts';
import { ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('ar');

/** Scrolls on until there are `count` cards. */
async function scrollTo(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await cards(page).count()).toBeGreaterThanOrEqual(count);
  }).toPass();
}

test('filter and sort leave the screen on the way down and return on the way up', async ({
  page,
}) => {
  await page.goto('/products-category/1');
  const filter = page.getByRole('button', { name: words('catalog.filter') });
  const cart = page.getByRole('main').getByRole('link', { name: words('layout.cart') });
  await expect.poll(async () => (await cards(page).first().boundingBox())?.y).toBeLessThan(180);
  // Only a page with its scripts moves the row.
  await expect(async () => {
    await page.mouse.wheel(0, 500);
    await expect(filter).not.toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await expect(cart).toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(filter).toBeInViewport({ ratio: 1 });
  // The focused control is visible to keyboard users.
  await page.mouse.wheel(0, 500);
  await expect(filter).not.toBeInViewport();
  await filter.focus();
  await expect(filter).toBeInViewport({ ratio: 1 });
  // A jump to the top, from however far down, finds the row in its place.
  await filter.blur();
  for (let turns = 0; turns < 3; turns += 1) await page.mouse.wheel(0, 500);
  await expect(filter).not.toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY > innerHeight)).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(filter).toBeInViewport({ ratio: 1 });
});

test.describe('a long list', () => {
  test('loads its first pages while scrolling, is found again by Back as it was, and loads the rest by a button, to its end', async ({
    page,
  }) => {
    const total = await totalOf(page);
    await page.goto('/shopping');
    await scrollTo(page, 3 * PAGE_SIZE);
    await expect(cards(page)).toHaveCount(3 * PAGE_SIZE);

    await test.step('Back finds its pages and its place', async () => {
      const link = cards(page).nth(37).getByRole('heading').getByRole('link');
      await link.scrollIntoViewIfNeeded();
      const filter = page.getByRole('button', { name: words('catalog.filter') });
      await page.mouse.wheel(0, 40);
      await expect(filter).not.toBeInViewport();
      const before = await page.evaluate(() => scrollY);
      const address = (await link.getAttribute('href')) ?? '';
      await link.click();
      await page.waitForURL((url) => url.pathname === address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(cards(page).nth(37)).toBeInViewport();
      await expect
        .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before))
        .toBeLessThan(200);
      await expect(cards(page)).toHaveCount(3 * PAGE_SIZE);
      // It would cover what was looked at.
      await expect(filter).not.toBeInViewport();
    });

    const more = page.getByRole('link', { name: words('ui.loadMore') });
    // It waits for the button from here on, so that the page's end can be reached.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expect(more).toBeVisible();
    await expect(cards(page)).toHaveCount(3 * PAGE_SIZE);
    for (let shown = 4 * PAGE_SIZE; shown < total + PAGE_SIZE; shown += PAGE_SIZE) {
      await more.click();
      await expect(cards(page)).toHaveCount(Math.min(shown, total));
    }
    await expect(more).toBeHidden();
    await expect(page.getByText(words('catalog.allShown'))).toBeVisible();
    const addresses = await cards(page)
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(addresses).size).toBe(total);
  });

  test('is shown from its beginning once it is sorted anew or filtered in its middle; however often it is sorted, Back leaves it', async ({
    page,
  }) => {
    await page.goto('/categories/');
    const shop = page
      .getByRole('navigation', { name: words('layout.navigation') })
      .getByRole('link', { name: words('layout.shop') });
    await shop.click();
    const sort = page.getByRole('combobox', { name: words('catalog.sort.label') });
    await scrollTo(page, 2 * PAGE_SIZE);
    for (const way of ['price_asc', 'name_desc']) {
      await sort.selectOption(way);
      await page.waitForURL(new RegExp(`sort=${way}`));
      await expect(cards(page).first()).toBeInViewport();
    }
    await page.goBack();
    await page.waitForURL(/\/categories\/$/);
    await shop.click();
    await page.waitForURL(/\/shopping$/);
    await scrollTo(page, 2 * PAGE_SIZE);
    await page.getByRole('button', { name: words('catalog.filter') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText(words('filters.discounted')).click();
    await sheet.getByRole('button', { name: /^عرض (?!تفاصيل)/ }).click();
    await expect(sheet).toBeHidden();
    await expect(cards(page).first()).toBeInViewport();
  });

  test('has pages of its own for search engines and readers without scripts', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/shopping');
    await page.getByRole('link', { name: words('ui.loadMore') }).click();
    await page.waitForURL(/page=2/);
    await expect(cards(page)).toHaveCount(PAGE_SIZE);
    await expect(page).toHaveTitle(/صفحة 2/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?page=2$/);
    await page.getByRole('link', { name: words('catalog.previousPage') }).click();
    await page.waitForURL((url) => !url.searchParams.has('page'));
    await context.close();
  });

  test('that could not go on says so and can be asked again', async ({ page, expectConsole }) => {
    expectConsole(/503/);
    await page.goto('/shopping?page=5');
    await expect(cards(page)).toHaveCount(PAGE_SIZE);
    let failing = true;
    await page.route('**/api/main/products/all', (route) =>
      failing ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
    );
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText(words('catalog.moreFailed'))).toBeVisible();
    failing = false;
    await page.getByRole('link', { name: words('ui.loadMore') }).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(PAGE_SIZE);
    await expect(page.getByText(words('catalog.moreFailed'))).toBeHidden();
  });
});

test('a list that does not come shows its error and a retry; nothing hangs', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/503/);
  let failing = true;
  await page.route('**/api/main/products/by-category', (route) =>
    failing ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  );
  const { data } = await new ShopApi(page.request).call('listCategories', { body: { limit: 1 } });
  await page.goto(`/sub/categories/${data[0]?.id}`);
  await page
    .getByRole('main')
    .locator(`a[href="/products-category/${data[0]?.id}"]`)
    .last()
    .click();
  await expect(page.getByText(words('catalog.listFailed'))).toBeVisible();
  const filter = page.getByRole('button', { name: words('catalog.filter') });
  const whereFailed = (await filter.boundingBox())?.x;
  failing = false;
  await page.getByRole('button', { name: words('ui.retry') }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect
    .poll(async () => Math.abs(((await filter.boundingBox())?.x ?? 0) - (whereFailed ?? 0)))
    .toBeLessThan(24);
});

test('a card says that the bulbs are not included and what it takes, how many are in the cart, and an old price right above the new one', async ({
  page,
}) => {
  const { data } = await new ShopApi(page.request).call('listProducts', {
    body: { limit: PAGE_SIZE, filters: { in_stock: true } },
  });
  const lamp = data.find(({ specs }) => specs.lamps_included === false && (specs.lamps ?? 0) > 2);
  if (lamp === undefined) throw new Error('The first page has no lamp without its bulbs');
  await page.goto('/shopping?stock=1');
  const card = cards(page).filter({
    has: page.locator(`a[href="/product/details/${lamp.id}"]`),
  });
  await expect(card).toContainText('بدون لمبات');
  await expect(card).toContainText(`${lamp.specs.lamps} × ${lamp.specs.base}`);
  const add = card.getByRole('button', { name: /^أضف إلى السلة/ });
  await add.click();
  await expect(add).toHaveAccessibleName(/في سلتك قطعة$/);
  await expect(add).toContainText('1');
  await add.click();
  await expect(add).toHaveAccessibleName(/في سلتك قطعتان$/);

  const dear = page.locator('article:has(s)').first();
  const old = dear.locator('s');
  const now = dear.locator('bdi').filter({ hasText: 'ج' }).first();
  // At the reading edge; again while fonts and photographs move it.
  await expect(async () => {
    const [above, below] = [await old.boundingBox(), await now.boundingBox()];
    const end = (box: typeof above) => (box?.x ?? 0) + (box?.width ?? 0);
    expect(below?.y ?? 0).toBeGreaterThan(above?.y ?? 0);
    expect(Math.abs(end(below) - end(above))).toBeLessThan(2);
  }).toPass();
});
