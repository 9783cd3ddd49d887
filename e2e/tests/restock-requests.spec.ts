import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { DESK, enterAsStaff, speakStaff } from '../fixtures/office-test.ts';
import { ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { inArabicDigits, inGroups } from '../fixtures/shoppers.ts';
import { wordsOf } from '../fixtures/words.ts';
import { adminOrigin } from '../shop-under-test.ts';

const words = wordsOf('ar');
const office = wordsOf('ar', 'admin');

/** A product of the demo shop that is sold out. */
async function soldOutProduct(page: Page): Promise<{ readonly id: number; readonly name: string }> {
  const { data } = await new ShopApi(page.request).call('listProducts', { body: { limit: 100 } });
  const product = data.find(({ stock }) => !stock.in_stock);
  if (!product) throw new Error('every product can be bought');
  return product;
}

test('who wants a sold-out product leaves a phone number, and staff see that somebody waits', async ({
  page,
  openBrowser,
}) => {
  const { id, name } = await soldOutProduct(page);
  await page.goto(`/product/details/${id}`);
  const contact = page.getByRole('textbox', { name: words('accounts.login') });
  const send = page.getByRole('button', { name: words('restock.submit'), exact: true });
  // Its light can be tried as on a desk.
  await expect(page.getByRole('switch', { name: words('products.lamp.switch') })).toBeInViewport();
  // The form is on the first screen of a phone, and what can be bought instead follows it.
  await expect(contact).toBeInViewport({ ratio: 1 });
  await expect(send).toBeInViewport({ ratio: 1 });
  const instead = page.getByRole('region', { name: words('products.instead') });
  await expect(instead.getByRole('button', { name: /./ }).first()).toBeVisible();
  // From further down the bar's button leads back to it.
  await page
    .getByRole('heading', { name: words('products.specifications') })
    .scrollIntoViewIfNeeded();
  const open = page.getByRole('button', { name: words('restock.open'), exact: true });
  // In one row with the price and the cart.
  const bar = page.getByRole('region', { name: words('products.buyBar'), exact: true });
  const [button, whole] = [await open.boundingBox(), await bar.boundingBox()];
  expect(whole?.height).toBeLessThan(1.6 * (button?.height ?? 0));
  await open.click();
  await expect(contact).toBeFocused();
  await send.click();
  await expect(page.getByText(words('restock.required'))).toBeVisible();
  await contact.fill('123');
  await send.click();
  await expect(page.getByText(words('restock.invalid'))).toBeVisible();
  const phone = `010${randomInt(10_000_000, 99_999_999)}`;
  await contact.fill(inArabicDigits(phone));
  await contact.press('Enter');
  await expect(page.getByRole('heading', { name: words('restock.doneTitle') })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(inGroups(phone));

  const desk = await openBrowser({ ...DESK, baseURL: adminOrigin });
  await speakStaff(desk, 'ar');
  await enterAsStaff(desk, 'owner');
  const stock = await desk.newPage();
  await stock.goto('/stock');
  await stock.getByRole('link', { name: office('stock.filters.wanted') }).click();
  await expect(stock.getByRole('link', { name }).first()).toBeVisible();
  await stock.goto(`/stock/${id}`);
  await expect(stock.getByText(office('stock.wantedBy'))).toBeVisible();
});

test('on the page to add it a sold-out product is headed so, and a refused number is said above the tabs', async ({
  page,
}) => {
  const { id } = await soldOutProduct(page);
  await page.goto(`/add-to-car/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('products.soldOut'));
  const send = page.getByRole('button', { name: words('restock.submit'), exact: true });
  const tabs = page.getByRole('navigation', { name: words('layout.navigation') });
  for (const size of [
    { width: 360, height: 740 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.reload();
    await page.getByRole('textbox', { name: words('accounts.login') }).fill('012abc');
    await send.click();
    const problem = page.getByText(words('restock.invalid'));
    await expect(problem).toBeVisible();
    const [said, bar] = [await problem.boundingBox(), await tabs.boundingBox()];
    // Clear of the fade above the tabs too.
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) - 24);
  }
});
