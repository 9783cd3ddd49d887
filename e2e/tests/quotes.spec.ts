import type { Page, Route } from '@playwright/test';
import { placeButton } from '../fixtures/forms.ts';
import { DELIVERY, expect, type Lamp, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar');
const QUOTE_CALL = '**/api/main/orders/quote';

function line(page: Page, lamp: Lamp) {
  return page.getByRole('article').filter({ hasText: lamp.name.ar });
}

/** The total of the cart. */
function total(page: Page) {
  return page
    .getByRole('region', { name: ar('cart.summary') })
    .getByText(ar('cart.total'), { exact: false })
    .locator('xpath=following-sibling::dd');
}

test('a quantity shows at once; its sums wait for the shop, and the last of several responses counts', async ({
  page,
  stocked,
  enter,
}) => {
  const [lamp, other] = [await stocked.lamp({ price: 120 }), await stocked.lamp({ price: 30 })];
  await enter(undefined, [
    { id: lamp.id, quantity: 1 },
    { id: other.id, quantity: 1 },
  ]);
  await page.goto('/my-cart');
  await expect(total(page)).toContainText('150');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const { height } = (await line(page, lamp).boundingBox()) ?? {};

  const held: Route[] = [];
  await page.route(QUOTE_CALL, (route) => void held.push(route), { times: 1 });
  const more = line(page, lamp).getByRole('button', { name: ar('ui.increase') });
  await more.click();
  await expect.poll(() => held.length).toBe(1);
  await expect(line(page, lamp).getByRole('textbox')).toHaveValue('2');
  await expect(total(page)).not.toContainText(/\d/);
  await expect(line(page, lamp).locator('[data-pending]')).toHaveCount(1);
  await expect(line(page, other).locator('[data-pending]')).toHaveCount(0);
  expect((await line(page, lamp).boundingBox())?.height).toBe(height);

  await more.click();
  await expect(total(page)).toContainText('390');
  await expect(page.locator('[data-pending]')).toHaveCount(0);
  // The first request was aborted for the second.
  await held[0]?.continue().catch(() => undefined);
  await expect(total(page)).toContainText('390');
});

test('a changed cart without a connection shows the last known prices and no sum of its own', async ({
  page,
  stocked,
  enter,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|Failed to fetch/);
  const lamp = await stocked.lamp({ price: 120 });
  await enter(undefined, [{ id: lamp.id, quantity: 1 }]);
  await page.goto('/my-cart');
  await expect(total(page)).toContainText('120');
  await page.route(QUOTE_CALL, (route) => route.abort());
  await line(page, lamp)
    .getByRole('button', { name: ar('ui.increase') })
    .click();
  await expect(page.getByText(ar('cart.kept'))).toBeVisible();
  await expect(line(page, lamp)).toContainText('120');
  await expect(page.getByRole('region', { name: ar('cart.summary') })).toHaveCount(0);
  await page.unroute(QUOTE_CALL);
  await page.getByRole('button', { name: ar('ui.retry') }).click();
  await expect(total(page)).toContainText('240');
  await expect(page.getByText(ar('cart.kept'))).toHaveCount(0);
});

test('the review is one quote of the shop, to the default address when the chosen one is gone', async ({
  page,
  stocked,
  enter,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  const lamp = await stocked.lamp({ price: 300 });
  const buyer = await stocked.buyer();
  await enter(buyer, [{ id: lamp.id, quantity: 2 }]);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Favourites are synchronised beside every page, once it is idle.
    if (/^\/api\/main\/(?!favourites\/)/.test(pathname)) calls.push(pathname);
  });
  await page.goto('/checkout/review');
  await expect(placeButton(page, ar)).toContainText(String(600 + DELIVERY));
  expect(calls.toSorted()).toEqual(['/api/main/orders/quote', '/api/main/payment-methods']);

  await page.evaluate(
    (shopper) =>
      sessionStorage.setItem('checkout-draft', JSON.stringify({ shopper, addressId: 999_999 })),
    buyer.client.id,
  );
  await page.goto('/checkout/review');
  await expect(page.getByText('12 شارع النيل')).toBeVisible();
});
