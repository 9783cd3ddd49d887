import type { Page, Request } from '@playwright/test';
import { placeButton } from '../fixtures/forms.ts';
import { DELIVERY, expect, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar');
const PLACED = /\/order-placed-successfully/;
const FAILED = /\/failed-order-place/;
const PLACE_CALL = '**/api/main/orders/place';

async function review(page: Page): Promise<void> {
  await page.goto('/checkout/review');
  await expect(placeButton(page, ar)).toBeEnabled();
}

/** Runs in the page. Whether the code of the failure page was prefetched, all of it. */
function hasFailedPage(): boolean {
  const hrefs = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=prefetch]'),
  ].map((link) => link.href);
  return (
    hrefs.some((href) => href.includes('failed-page')) &&
    hrefs.every((href) => performance.getEntriesByName(href).length > 0)
  );
}

test('offline at Place Order fails in words, again too, and once online it is placed once from there', async ({
  page,
  context,
  stocked,
  enter,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const lamp = await stocked.lamp();
  const buyer = await stocked.buyer();
  await enter(buyer, [{ id: lamp.id, quantity: 1 }]);
  await page.goto('/checkout');
  await review(page);
  await page.waitForFunction(hasFailedPage);
  await context.setOffline(true);
  await placeButton(page, ar).click();
  await page.waitForURL(FAILED);
  await expect(
    page.getByRole('heading', { level: 1, name: ar('checkout.failedTitleUnsure') }),
  ).toBeVisible();
  await expect(page.getByText(ar('checkout.failedKept'))).toBeVisible();
  expect(await stocked.ordersOf(buyer)).toEqual([]);

  const again = page.getByRole('button', { name: ar('checkout.failedAgain') });
  await again.click();
  await expect(page.getByText(ar('checkout.failedAgainToo'))).toBeVisible();

  await context.setOffline(false);
  await page.goBack();
  await page.waitForURL(/\/checkout\/review$/);
  await expect(page.getByText(ar('checkout.failedBefore.unsure'))).toBeInViewport();
  await page.goForward();
  await again.click();
  await page.waitForURL(PLACED);
  expect(await stocked.ordersOf(buyer)).toHaveLength(1);
});

test('an order whose answer was lost is not placed again, by the retry or after a reload', async ({
  page,
  stocked,
  enter,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|Failed to fetch/);
  const lamp = await stocked.lamp();
  const buyer = await stocked.buyer();
  await enter(buyer, [{ id: lamp.id, quantity: 1 }]);
  await review(page);
  // The shop gets the order, the shopper no answer.
  await page.route(PLACE_CALL, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await placeButton(page, ar).click();
  await page.waitForURL(FAILED);
  await expect(page.getByText(ar('checkout.failedUnsure'))).toBeVisible();
  // What was to be ordered, and what it costs.
  const kept = page.getByRole('region', { name: ar('checkout.totalsTitle') });
  await expect(kept).toContainText(ar('checkout.subtotal'));
  await expect(kept).toContainText(`${lamp.price}`);
  expect(await stocked.ordersOf(buyer)).toHaveLength(1);

  await page.reload();
  // What a reload has lost is not sent again unseen.
  await expect(page.getByRole('link', { name: ar('checkout.backToReview') })).toBeVisible();
  await page.unroute(PLACE_CALL);
  await page.goto('/checkout/review');
  // Either the page finds the order by itself, or placing again does.
  await expect(async () => {
    if (!PLACED.test(page.url())) await placeButton(page, ar).click({ timeout: 2_000 });
    await expect(page).toHaveURL(PLACED, { timeout: 2_000 });
  }).toPass();
  await expect(page.getByText(ar('checkout.placedBefore'))).toBeVisible();
  expect(await stocked.ordersOf(buyer)).toHaveLength(1);
  expect(await stocked.stockOf(lamp)).toBe(19);
  expect(await page.evaluate(() => localStorage.getItem('CART_KEY') ?? '[]')).toBe('[]');
});

test('an order lost on the way and changed since is placed once, and void when it arrives late', async ({
  page,
  stocked,
  enter,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|Failed to fetch/);
  const lamp = await stocked.lamp();
  const buyer = await stocked.buyer();
  await enter(buyer, [{ id: lamp.id, quantity: 1 }]);
  await review(page);
  const lost: Request[] = [];
  await page.route(
    PLACE_CALL,
    async (route) => {
      lost.push(route.request());
      await route.abort();
    },
    { times: 1 },
  );
  await placeButton(page, ar).click();
  await page.waitForURL(FAILED);

  await page.getByRole('link', { name: ar('checkout.failedCart') }).click();
  await page.getByRole('button', { name: ar('ui.increase') }).click();
  await review(page);
  await expect(placeButton(page, ar)).toContainText(String(200 + DELIVERY));
  await placeButton(page, ar).click();
  await page.waitForURL(PLACED);

  const [first] = lost;
  if (!first) throw new Error('Nothing was sent.');
  const late = await page.request.fetch(first);
  expect([late.status(), (await late.json()).code]).toEqual([409, 'placement_voided']);
  expect((await stocked.ordersOf(buyer)).map(({ total }) => total)).toEqual([200 + DELIVERY]);
  expect(await stocked.stockOf(lamp)).toBe(18);
});

test('what one tab has placed, the other leads to instead of placing it again', async ({
  page,
  context,
  stocked,
  enter,
}) => {
  const lamp = await stocked.lamp();
  const buyer = await stocked.buyer();
  await enter(buyer, [{ id: lamp.id, quantity: 1 }]);
  await review(page);
  const second = await context.newPage();
  await review(second);
  await Promise.all([placeButton(page, ar).click(), placeButton(second, ar).click()]);
  await page.waitForURL(/order-placed-successfully|\/cart$/);
  await second.waitForURL(/order-placed-successfully|\/cart$/);
  expect(await stocked.ordersOf(buyer)).toHaveLength(1);
  expect(await stocked.stockOf(lamp)).toBe(19);
});
