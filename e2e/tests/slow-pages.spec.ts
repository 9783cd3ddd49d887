import type { Page } from '@playwright/test';
import { ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('ar');

test('a page that is long on its way shows that the tap was taken', async ({ page }) => {
  const line = page.getByRole('progressbar', { name: words('ui.loading') });
  let arrive = (): void => undefined;
  const wanted = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/contact-page-[^/]*\.js$/, async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto('/profile/faqs');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words('layout.contactUs') })
    .click();
  await expect(line).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/faqs$/);
  arrive();
  await page.waitForURL(/\/contact-us$/);
  await expect(line).toHaveCount(0);
});

test('a tap before the scripts have come is taken, and done when they are there', async ({
  page,
}) => {
  let arrive = (): void => undefined;
  const wanted = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  // Opening a page waits for its scripts.
  const opened = page.goto('/product/details/70', { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: words('cart.add'), exact: true });
  await add.click({ noWaitAfter: true });
  await expect(add).toHaveCSS('opacity', '0.55');
  // Twice is once.
  await add.click({ noWaitAfter: true });
  arrive();
  await opened;
  await expect(page.getByText(words('cart.productAdded'))).toBeVisible();
  await expect(add).toHaveCSS('opacity', '1');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'السلة، قطعة واحدة' }),
  ).toBeVisible();
});

test.describe('with letters that come late', () => {
  const lateLetters = async (page: Page) => {
    let arrive = (): void => undefined;
    const wanted = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await wanted;
      await route.continue();
    });
    return async () => {
      arrive();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
    };
  };

  test('a title on a desk keeps its lines, and what is below it its place', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const { data } = await new ShopApi(page.request).call('listProducts', {
      body: { limit: 100, filters: { in_stock: true } },
    });
    const dome = data.find(({ specs }) => specs.kind === 'pendant-dome');
    const arrive = await lateLetters(page);
    await page.goto(`/product/details/${dome?.id}`, { waitUntil: 'domcontentloaded' });
    const title = page.getByRole('heading', { level: 1 });
    const add = page.getByRole('button', { name: words('cart.add'), exact: true });
    await expect(add).toBeVisible();
    const places = async () => [
      (await title.boundingBox())?.height,
      Math.round((await add.boundingBox())?.y ?? 0),
    ];
    const before = await places();
    await arrive();
    expect(await places()).toEqual(before);
  });

  test('the footer of the tracking page is below the screen from the start', async ({ page }) => {
    const arrive = await lateLetters(page);
    await page.goto('/track-order', { waitUntil: 'commit' });
    const footer = page.getByRole('contentinfo');
    await expect(footer).toBeAttached();
    await expect(footer).not.toBeInViewport();
    await arrive();
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await expect(footer).not.toBeInViewport();
  });
});
