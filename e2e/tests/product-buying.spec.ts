import type { Locator } from '@playwright/test';
import { toast } from '../fixtures/forms.ts';
import { openProduct, someProducts } from '../fixtures/product-page.ts';
import { ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('ar');

test('name, price, the buttons to buy, search and the cart with its count are on the first screen of a phone; what is said of adding covers no photograph, and does not follow to another page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [product] = await someProducts(page, 1);
  await openProduct(page, product?.id ?? 0);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  const buttons = page.getByRole('button', { name: words('cart.add'), exact: true });
  await expect(buttons).toBeInViewport({ ratio: 1 });
  const now = page.getByRole('button', { name: words('cart.buyNow'), exact: true });
  await expect(now).toBeInViewport({ ratio: 1 });
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: words('layout.search') })).toBeInViewport();
  const cart = main.getByRole('link', { name: words('layout.cart'), exact: true });
  await expect(cart).toBeInViewport({ ratio: 1 });
  const button = await cart.boundingBox();
  const photographs = await main.getByRole('list').first().boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(photographs?.y ?? 0);
  await page.getByRole('button', { name: words('cart.add'), exact: true }).click();
  const message = toast(page, words('cart.productAdded'));
  await expect(message).toBeVisible();
  await expect(main.getByRole('link', { name: 'السلة، قطعة واحدة' })).toBeInViewport();
  const photograph = await page.locator('main [data-stage]').boundingBox();
  const foot = (photograph?.y ?? 0) + (photograph?.height ?? 0);
  await expect.poll(async () => (await message.boundingBox())?.y ?? 0).toBeGreaterThan(foot);
  await main.getByRole('link', { name: words('layout.search') }).click();
  await page.waitForURL((url) => url.pathname === '/search/product');
  await expect(message).toHaveCount(0);
  // From a list neither.
  await page.goto('/shopping');
  const other = page.getByRole('article').nth(1);
  await other.getByRole('button', { name: /إلى السلة/ }).click();
  await expect(message).toBeVisible();
  await other.getByRole('link').first().click();
  await page.waitForURL(/\/product\/details\/\d+$/);
  await expect(message).toHaveCount(0);
});

test('the bar to buy is there while the buttons are out of view, from the first screen on; the largest quantity says why it is the largest, without moving the page, and is all that the cart takes', async ({
  page,
}) => {
  // On a low phone the page's own buttons are below the first screen.
  await page.setViewportSize({ width: 360, height: 610 });
  const [product] = await someProducts(page, 1);
  await openProduct(page, product?.id ?? 0);
  const bar = page.getByRole('region', { name: words('products.buyBar'), exact: true });
  const buttons = page.getByRole('button', { name: words('cart.add'), exact: true });
  await expect(bar).toBeVisible();
  // The price is not said twice.
  const price = bar.getByText('ج.م.');
  await expect(price).toHaveCount(0);
  // Nor is the cart there twice.
  const cart = bar.getByRole('link', { name: words('layout.cart') });
  await expect(cart).toHaveCount(0);
  await buttons.scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(bar).toBeVisible();
  await expect(price.first()).toBeVisible();
  await expect(cart).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, 0));
  const amount = page.getByRole('group', { name: /^الكمية/ });
  const notice = page
    .getByRole('main')
    .getByRole('status')
    .getByText(/^(أقصى كمية|آخر)/);
  const choose = page.getByRole('button', { name: words('products.delivery.choose') });
  const place = async () => (await choose.boundingBox())?.y;
  const number = amount.getByRole('textbox');
  await expect(notice).toHaveCount(0);
  const before = await place();
  await number.fill('999999');
  await number.press('Enter');
  await expect(notice).toBeVisible();
  await expect(amount.getByRole('button', { name: words('ui.increase') })).toBeDisabled();
  expect(await place()).toBe(before);
  const most = await number.inputValue();
  const add = page.getByRole('button', { name: words('cart.add'), exact: true });
  await add.click();
  await expect(page.getByText(words('cart.productAdded'))).toBeVisible();
  await add.click();
  await expect(page.getByText(/لا يضم منه أكثر من|في سلتك بالفعل/)).toBeVisible();
  await amount.getByRole('button', { name: words('ui.decrease') }).click();
  await expect(notice).toHaveCount(0);
  const inCart = page.getByRole('main').getByRole('link', { name: /في سلتك$/ });
  await expect(inCart).toContainText(most);
});

test('what was pressed stays under the finger, and the way to the cart comes below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { data } = await new ShopApi(page.request).call('listProducts', {
    body: { limit: 100, filters: { in_stock: true } },
  });
  const roll = data.find(({ specs: { unit } }) => unit === 'roll');
  await openProduct(page, roll?.id ?? 0);
  const add = page.getByRole('button', { name: words('cart.add'), exact: true });
  const now = page.getByRole('button', { name: words('cart.buyNow'), exact: true });
  const amount = page.getByRole('group', { name: /^الكمية/ });
  // Read from the right: «1 لفة».
  const number = await amount.getByRole('textbox').boundingBox();
  const unit = await amount.getByText('لفة', { exact: true }).boundingBox();
  expect(unit?.x).toBeLessThan(number?.x ?? 0);
  // What follows stays as well, and the message hides no part of the row.
  const delivery = page.getByRole('group', { name: words('products.delivery.label') });
  const places = () => Promise.all([add, now, amount, delivery].map((part) => part.boundingBox()));
  // Pressing it again needs no scrolling.
  await add.scrollIntoViewIfNeeded();
  const before = await places();
  await add.click();
  const inCart = page.getByRole('main').getByRole('link', { name: /في سلتك$/ });
  await expect(inCart).toBeVisible();
  await expect.poll(places).toEqual(before);
  expect((await inCart.boundingBox())?.y).toBeGreaterThan(before[1]?.y ?? 0);
  // Directly above the row, and clear of the price and what is said of it.
  const said = await toast(page, words('cart.productAdded')).boundingBox();
  const price = await page.getByRole('main').getByText(words('products.vat')).first().boundingBox();
  const foot = (said?.y ?? 0) + (said?.height ?? 0);
  expect(foot).toBeLessThanOrEqual(before[2]?.y ?? 0);
  expect(foot).toBeGreaterThan((before[2]?.y ?? 0) - 16);
  expect(said?.y).toBeGreaterThanOrEqual((price?.y ?? 0) + (price?.height ?? 0) - 1);
});

test('a price by quantity chooses its quantity, and is marked from there up to the next', async ({
  page,
}) => {
  const { data } = await new ShopApi(page.request).call('listProducts', {
    body: { limit: 100, filters: { in_stock: true } },
  });
  const product = data.find(({ tiers: [first] }) => first !== undefined && first.from > 2);
  const [tier] = product?.tiers ?? [];
  await openProduct(page, product?.id ?? 0);
  const prices = page.getByRole('group', { name: words('products.tiers.title') });
  const [single, several] = [0, 1].map((at) => prices.getByRole('button').nth(at));
  await expect(single as Locator).toHaveAttribute('aria-pressed', 'true');
  await several?.click();
  await expect(several as Locator).toHaveAttribute('aria-pressed', 'true');
  await expect(single as Locator).toHaveAttribute('aria-pressed', 'false');
  const amount = page.getByRole('group', { name: /^الكمية/ });
  await expect(amount.getByRole('textbox')).toHaveValue(String(tier?.from));
  await amount.getByRole('button', { name: words('ui.decrease') }).click();
  await expect(single as Locator).toHaveAttribute('aria-pressed', 'true');
});

test('of a lamp on sale too, the promises and a whole button to buy are on the first screen, without a bar over them', async ({
  page,
}) => {
  const { data } = await new ShopApi(page.request).call('listProducts', {
    body: { limit: 100, filters: { in_stock: true, discounted: true } },
  });
  // With the most above it: a lamp that can be tried, and a name of two lines.
  const lamp = data.find(({ specs: { kind } }) => kind === 'chandelier-ring-3');
  await page.setViewportSize({ width: 390, height: 844 });
  await openProduct(page, lamp?.id ?? 0);
  await expect(page.getByText('افتح وعاين عند الاستلام').first()).toBeInViewport({ ratio: 1 });
  const add = page.getByRole('button', { name: words('cart.add'), exact: true });
  await expect(add).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: words('products.buyBar') })).toBeHidden();
});

test('on a low phone a name of three lines is clear of the bar to buy', async ({ page }) => {
  const { data } = await new ShopApi(page.request).call('listProducts', {
    body: { limit: 100, filters: { in_stock: true, discounted: true } },
  });
  const lamp = data.find(({ specs: { kind } }) => kind === 'ceiling-ring');
  await page.setViewportSize({ width: 360, height: 640 });
  await openProduct(page, lamp?.id ?? 0);
  const bar = page.getByRole('region', { name: words('products.buyBar'), exact: true });
  await expect(bar).toBeInViewport({ ratio: 1 });
  const name = await page.getByRole('heading', { level: 1 }).boundingBox();
  const top = (await bar.boundingBox())?.y ?? 0;
  expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThan(top);
  expect(name?.height).toBeGreaterThan(70);
});
