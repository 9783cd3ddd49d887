import type { Locator, Page } from '@playwright/test';
import { colourOf } from '../fixtures/geometry.ts';
import { ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('ar');

function main(page: Page): Locator {
  return page.getByRole('main');
}

/** A top category with parts, and one of these. */
async function someCategory(page: Page) {
  const api = new ShopApi(page.request);
  const { data } = await api.call('listCategories', { body: { limit: 50 } });
  const whole = data.find(({ children_count: parts }) => parts > 0);
  expect(whole).toBeDefined();
  const { data: parts } = await api.call('listCategoryChildren', {
    params: { id: whole?.id },
    body: { limit: 50 },
  });
  const [part] = parts;
  if (whole === undefined || part === undefined) throw new Error('There is no such category');
  return { whole, part, parts };
}

test('scripts do not wait for style sheets that are long on their way', async ({ page }) => {
  const asked = page.waitForRequest(/\/assets\/framework-[^/]*\.js$/);
  await page.route(/\/assets\/frame-[^/]*\.css$/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/');
  await page
    .getByRole('button', { name: words('layout.menu'), exact: true })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('from the categories through the parts of one to its products, and Back', async ({ page }) => {
  const { whole, part } = await someCategory(page);
  await page.goto('/categories/');
  await main(page).getByRole('link', { name: whole.name }).first().click();
  await page.waitForURL((url) => url.pathname === `/sub/categories/${whole.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(whole.name);
  // What is recommended below is of the category.
  const picks = main(page).getByRole('region', { name: words('home.featured') });
  await expect(picks.getByRole('article')).toHaveCount(4);
  const { products } = await new ShopApi(page.request).call('listProductsByCategory', {
    body: { category_id: whole.id, limit: 100 },
  });
  const ofCategory = new Set(products.map(({ id }) => `/product/details/${id}`));
  for (const link of await picks.getByRole('heading', { level: 3 }).getByRole('link').all()) {
    expect(ofCategory).toContain(await link.getAttribute('href'));
  }
  await main(page).getByRole('link', { name: part.name }).first().click();
  await page.waitForURL((url) => url.pathname === `/product/list/${part.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(part.name);
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('catalog.categories'));
});

test("a category's products include those of its parts, which are chips above, beside the sort order that the total names", async ({
  page,
}) => {
  const { whole, parts } = await someCategory(page);
  await page.goto(`/products-category/${whole.id}?sort=price_asc`);
  await expect(
    page.getByRole('heading', { level: 2, name: words('catalog.sort.price_asc') }),
  ).toBeVisible();
  const chips = page.getByRole('navigation', { name: words('catalog.subCategories') });
  // All of it, then each part.
  await expect(chips.getByRole('link')).toHaveCount(parts.length + 1);
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await chips.getByRole('link').nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(parts[0]?.name ?? '');
});

test('a category without parts says that there are no more', async ({ page }) => {
  const { part } = await someCategory(page);
  await page.goto(`/sub/categories/${part.id}`);
  await expect(
    main(page).getByRole('heading', { name: words('catalog.noMoreCategories') }),
  ).toBeVisible();
  await main(page)
    .getByRole('link', { name: words('catalog.allHere') })
    .click();
  await page.waitForURL((url) => url.pathname === `/products-category/${part.id}`);
});

test("the brands lead to a brand's products and nobody else's", async ({ page }) => {
  const { data } = await new ShopApi(page.request).call('listBrands', { body: { limit: 1 } });
  const [brand] = data;
  await page.goto('/brands');
  await main(page)
    .getByRole('link', { name: brand?.name ?? '' })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === `/product-brands/${brand?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(brand?.name ?? '');
  const cards = main(page).getByRole('article');
  await expect(cards.first()).toBeVisible();
  for (const text of await cards.allTextContents()) expect(text).toContain(brand?.name);
  // What is taken off is in the photograph's corner: in the line of facts it would cut them off.
  const sale = cards.filter({ hasText: /خصم/ }).first();
  const chip = await sale.getByText(/^خصم/).boundingBox();
  const photograph = await sale.locator('img').first().boundingBox();
  const foot = (box: typeof chip) => (box?.y ?? 0) + (box?.height ?? 0);
  expect(foot(chip)).toBeLessThan(foot(photograph));
});

test('the page for choosing a quantity puts so many into the cart', async ({ page }) => {
  const { data } = await new ShopApi(page.request).call('listProducts', {
    body: { limit: 1, filters: { in_stock: true } },
  });
  const [product] = data;
  await page.goto(`/add-to-car/${product?.id}`);
  await expect(page.getByText(product?.name ?? '').first()).toBeVisible();
  const more = page.getByRole('button', { name: words('ui.increase') });
  const cart = () => page.evaluate(() => localStorage.getItem('CART_KEY'));
  await expect(async () => {
    await more.click();
    const quantity = page.getByRole('textbox', { name: words('ui.quantity'), exact: true });
    await expect(quantity).toHaveValue(/^[2-9]$/, { timeout: 1_000 });
  }).toPass();
  await expect(more.locator('..')).toHaveCSS(
    'border-block-start-color',
    await colourOf(page, '--line'),
  );
  await main(page)
    .getByRole('button', { name: words('cart.add'), exact: true })
    .click();
  await expect.poll(cart).toMatch(new RegExp(`"id":${product?.id},"quantity":[2-9]`));
});

test('a page that does not come shows its error and a retry', async ({ page, expectConsole }) => {
  expectConsole(/503/);
  let failing = true;
  await page.route('**/api/main/categories/all', (route) =>
    failing ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  );
  await page.goto('/shopping');
  const tab = page
    .getByRole('navigation', { name: words('layout.navigation') })
    .getByRole('link', { name: words('layout.categories') });
  await tab.click();
  await expect(page.getByRole('heading', { name: words('layout.failedTitle') })).toBeVisible();
  failing = false;
  await page.getByRole('button', { name: words('ui.retry') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('catalog.categories'));
});
