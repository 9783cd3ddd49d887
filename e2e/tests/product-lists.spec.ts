import type { Locator, Page } from '@playwright/test';
import { ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('ar');
const PAGE_SIZE = 24;

function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

async function totalOf(page: Page, filters?: object): Promise<number> {
  const body = { limit: 1, ...(filters === undefined ? {} : { filters }) };
  return (await new ShopApi(page.request).call('listProducts', { body })).total;
}

/** Scrolls on until so many cards are there. */
async function scrollTo(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await cards(page).count()).toBeGreaterThanOrEqual(count);
  }).toPass();
}

/** Opens the filter sheet; it opens once the page is alive. */
async function openSheet(page: Page): Promise<Locator> {
  const sheet = page.getByRole('dialog');
  await expect(async () => {
    // Once it is open, the button behind it cannot be pressed.
    if (await sheet.isHidden()) {
      await page.getByRole('button', { name: words('catalog.filter') }).click({ timeout: 1_500 });
    }
    await expect(sheet).toBeVisible({ timeout: 1_500 });
  }).toPass();
  return sheet;
}

/** The prices of the cards shown, in EGP. */
async function prices(page: Page): Promise<number[]> {
  return (await cards(page).allTextContents()).map((text) => {
    const [, price = ''] = /([\d,.]+)\sج\.م/.exec(text) ?? [];
    return Number(price.replaceAll(',', ''));
  });
}

test.describe('a long list', () => {
  test('goes on by itself for the first pages, then by a button, to its end', async ({ page }) => {
    const total = await totalOf(page);
    await page.goto('/shopping');
    await scrollTo(page, 3 * PAGE_SIZE);
    await expect(cards(page)).toHaveCount(3 * PAGE_SIZE);
    const more = page.getByRole('link', { name: words('ui.loadMore') });
    // It waits for the button from here on, so that the page's end can be reached.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(more).toBeInViewport();
    await expect(cards(page)).toHaveCount(3 * PAGE_SIZE);
    for (let shown = 4 * PAGE_SIZE; shown < total + PAGE_SIZE; shown += PAGE_SIZE) {
      await more.click();
      await expect(cards(page)).toHaveCount(Math.min(shown, total));
    }
    await expect(more).toBeHidden();
    await expect(page.getByText(words('catalog.allShown'))).toBeVisible();
    const links = await cards(page).getByRole('heading').getByRole('link').all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(new Set(addresses).size).toBe(total);
  });

  test('is found again by Back as it was: its pages, its place', async ({ page }) => {
    await page.goto('/shopping');
    await scrollTo(page, 2 * PAGE_SIZE);
    const link = cards(page).nth(37).getByRole('heading').getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goBack();
    await expect(cards(page).nth(37)).toBeInViewport();
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
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
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?page=2&lang=ar$/);
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
  failing = false;
  await page.getByRole('button', { name: words('ui.retry') }).click();
  await expect(cards(page).first()).toBeVisible();
});

test.describe('filters', () => {
  test('count as they are chosen, apply together, and stand in the address', async ({ page }) => {
    await page.goto('/shopping');
    const sheet = await openSheet(page);
    await sheet.getByRole('checkbox', { name: /^E27/ }).click();
    const e27 = await totalOf(page, { bases: ['E27'] });
    await expect(sheet.getByRole('status')).toContainText(String(e27));
    await sheet.getByRole('checkbox', { name: words('filters.discounted') }).click();
    const both = await totalOf(page, { bases: ['E27'], discounted: true });
    expect(both).toBeLessThan(e27);
    expect(both).toBeGreaterThan(2);
    await expect(sheet.getByRole('status')).toContainText(String(both));
    // Nothing happens to the list before.
    expect(new URL(page.url()).search).toBe('');
    const apply = sheet.getByRole('button', { name: words('filters.apply') });
    const [button, panel] = await Promise.all([apply.boundingBox(), sheet.boundingBox()]);
    expect(button?.width).toBeGreaterThan((panel?.width ?? 0) * 0.85);
    await apply.click();
    await page.waitForURL((url) => url.search === '?base=E27&deal=1');
    await expect(sheet).toBeHidden();
    await expect(cards(page)).toHaveCount(Math.min(both, PAGE_SIZE));

    const chips = page.getByRole('list', { name: words('filters.active') });
    await chips.getByRole('button', { name: 'إزالة: E27' }).click();
    await page.waitForURL((url) => url.search === '?deal=1');
    await page.goBack();
    await page.waitForURL((url) => url.search === '?base=E27&deal=1');
    await expect(cards(page)).toHaveCount(Math.min(both, PAGE_SIZE));
    await chips.getByRole('button', { name: words('filters.clearAll') }).click();
    await page.waitForURL((url) => url.search === '');
    await expect(cards(page)).toHaveCount(PAGE_SIZE);
  });

  test('closed without applying change nothing; cleared in the sheet they are gone', async ({
    page,
  }) => {
    await page.goto('/shopping?base=E27');
    const sheet = await openSheet(page);
    await sheet.getByRole('checkbox', { name: /^GU10/ }).click();
    await page.goBack();
    await expect(sheet).toBeHidden();
    expect(new URL(page.url()).search).toBe('?base=E27');
    await openSheet(page);
    await expect(sheet.getByRole('checkbox', { name: /^GU10/ })).not.toBeChecked();
    await sheet.getByRole('button', { name: words('filters.clearAll') }).click();
    await expect(sheet.getByRole('checkbox', { name: /^E27/ })).not.toBeChecked();
    await sheet.getByRole('button', { name: words('filters.apply') }).click();
    await page.waitForURL((url) => url.search === '');
  });

  test('of a shared link show the same to somebody else', async ({ page, browser, baseURL }) => {
    const address = '/shopping?base=E27&light=warm&sort=price_asc';
    await page.goto(address);
    const names = await cards(page).getByRole('heading').allTextContents();
    const context = await browser.newContext({ baseURL, locale: 'ar-EG' });
    const other = await context.newPage();
    await other.goto(address);
    await expect(cards(other).getByRole('heading')).toHaveText(names);
    await expect(
      other.getByRole('list', { name: words('filters.active') }).getByRole('listitem'),
    ).toHaveCount(3);
    await context.close();
  });

  test('that nothing matches say so and lead back', async ({ page }) => {
    await page.goto('/shopping?base=E27&min=99000');
    await expect(
      page.getByRole('heading', { name: words('catalog.noProducts') }).last(),
    ).toBeVisible();
    await expect(page.getByText(words('catalog.noProductsFiltered'))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: words('filters.clearAll') })
      .click();
    await page.waitForURL((url) => url.search === '');
    await expect(cards(page)).toHaveCount(PAGE_SIZE);
  });
});

test.describe('the four sorts of the filter sheet', () => {
  for (const [sort, inOrder] of [
    ['price_asc', (a: number, b: number) => a - b],
    ['price_desc', (a: number, b: number) => b - a],
  ] as const) {
    test(`${sort} orders by what is paid`, async ({ page }) => {
      await page.goto('/shopping');
      const sheet = await openSheet(page);
      await sheet.getByRole('button', { name: words(`catalog.sort.${sort}`) }).click();
      await sheet.getByRole('button', { name: words('filters.apply') }).click();
      await page.waitForURL((url) => url.searchParams.get('sort') === sort);
      await expect(sheet).toBeHidden();
      await expect(cards(page)).toHaveCount(PAGE_SIZE);
      const shown = await prices(page);
      expect(shown.every((price) => price > 0)).toBe(true);
      expect(shown).toEqual(shown.toSorted(inOrder));
    });
  }

  for (const [sort, sign] of [
    ['name_asc', 1],
    ['name_desc', -1],
  ] as const) {
    test(`${sort} orders by the language's own alphabet`, async ({ page }) => {
      await page.goto('/shopping');
      const sheet = await openSheet(page);
      await sheet.getByRole('button', { name: words(`catalog.sort.${sort}`) }).click();
      await sheet.getByRole('button', { name: words('filters.apply') }).click();
      await page.waitForURL((url) => url.searchParams.get('sort') === sort);
      await expect(sheet).toBeHidden();
      await expect(cards(page)).toHaveCount(PAGE_SIZE);
      const names = await cards(page).getByRole('heading').allTextContents();
      const order = new Intl.Collator('ar-EG', { numeric: true, ignorePunctuation: true });
      expect(names).toEqual(names.toSorted((a, b) => sign * order.compare(a, b)));
    });
  }
});

test.describe('an address that makes no sense', () => {
  for (const search of [
    '?base=E99&light=purple&page=-1&sort=random&min=abc&max=-5',
    '?page=0&limit=101&offset=-1',
    `?brand=${'9'.repeat(400)}&ip=abc`,
    '?base=%27%3B%20drop%20table%20products%3B--',
  ]) {
    test(`${search.slice(0, 60)} still shows products`, async ({ page }) => {
      const answer = await page.goto(`/shopping${search}`);
      expect(answer?.status()).toBe(200);
      await expect(cards(page).first()).toBeVisible();
    });
  }

  test('a page past the end says that there is nothing', async ({ page }) => {
    const answer = await page.goto('/shopping?page=3999');
    expect(answer?.status()).toBe(200);
    await expect(
      page.getByRole('heading', { name: words('catalog.noProducts') }).last(),
    ).toBeVisible();
  });

  for (const path of [
    '/products-category/2147483647',
    '/products-category/abc',
    '/product/list/2147483647',
    '/sub/categories/-1',
    '/product-brands/2147483647',
    '/product/details/2147483647',
    '/product/details/1e3',
    '/add-to-car/2147483647',
  ]) {
    test(`${path} is a helpful 404`, async ({ page, expectConsole }) => {
      expectConsole(/404/);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: words('shell.notFoundTitle') })).toBeVisible();
      await expect(main.getByRole('link', { name: words('shell.browseCategories') })).toBeVisible();
      await expect(main.getByRole('link', { name: words('shell.search') })).toBeVisible();
    });
  }
});
