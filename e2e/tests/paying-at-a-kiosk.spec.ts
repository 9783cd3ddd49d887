import type { Page } from '@playwright/test';
import { beforeAmount, offerPayments, placeToPay, TEST_PAYMENT } from '../fixtures/paying.ts';
import {
  type Buyer,
  type Enter,
  expect,
  type StockedShop,
  testAlone as test,
} from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const CHECK_CALL = '**/payment/check';

test.beforeAll(({ stocked, browser }) =>
  offerPayments(stocked, browser, { wallet: 'kashier', kiosk: 'fawry' }),
);

/** A buyer in the page, with one lamp in the cart. */
async function enterWithLamp(stocked: StockedShop, enter: Enter): Promise<Buyer> {
  const lamp = await stocked.lamp({ price: 300 });
  const buyer = await stocked.buyer();
  await enter(buyer, [{ id: lamp.id, quantity: 1 }]);
  return buyer;
}

/** The number to be said at the kiosk. */
function numberIn(page: Page) {
  return page.getByText(/^\d{3}\s\d{3}\s\d{3}$/);
}

test('an answer that was asked for before a number was got does not take the number away', async ({
  page,
  stocked,
  enter,
}) => {
  const t = wordsOf('ar');
  await enterWithLamp(stocked, enter);
  await placeToPay(page, 'ar', 'wallet');
  await expect(page.getByText(TEST_PAYMENT)).toBeVisible();
  await page.goBack();
  await page.waitForURL(/\/pay\/\d+$/);
  await page.getByRole('radio', { name: t('paying.method.kiosk') }).check();

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(CHECK_CALL, async (route) => {
    const response = await route.fetch();
    answer();
    await held;
    await route.fulfill({ response });
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await answered;
  await page.getByRole('button', { name: t('paying.getNumber') }).click();
  await expect(numberIn(page)).toBeVisible();
  const older = page.waitForResponse(CHECK_CALL);
  release();
  await (await older).finished();
  // The page shows an answer in the next frame at the latest.
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))));
  await expect(numberIn(page)).toBeVisible();
});

const t = wordsOf('ar');

test('with a number at a kiosk: it is shown large, survives a reload, and is paid', async ({
  page,
  stocked,
  enter,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  const buyer = await enterWithLamp(stocked, enter);
  await placeToPay(page, 'ar', 'kiosk');
  const number = numberIn(page);
  await expect(number).toBeVisible();
  const text = (await number.textContent()) ?? '';
  await page.reload();
  await expect(number).toHaveText(text);
  // The button itself says that it has copied.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: t('paying.copy'), exact: true }).click();
  await expect(page.getByRole('button', { name: t('paying.copied') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text.replace(/\s/g, ''));
  const [waits] = await stocked.ordersOf(buyer);
  expect(waits).toMatchObject({ status: 'draft', payment_state: 'awaiting' });

  // The history and the order's page have the number too, so it is found again without paying anew.
  await page.goto('/order-history');
  await expect(number).toHaveText(text);
  await page.getByRole('link', { name: waits?.number }).click();
  await expect(page).toHaveURL(/\/order-history\/\d+$/);
  await expect(number).toHaveText(text);
  await page.getByRole('link', { name: t('paying.toPayment') }).click();
  await page.waitForURL(/\/pay\/\d+$/);

  // Among the ways the present one only leads back to its number; another one can begin.
  await page.getByRole('button', { name: t('paying.other') }).click();
  const back = page.getByRole('button', { name: t('paying.back.kiosk') });
  await expect(back).toBeVisible();
  await expect(number).toBeHidden();
  await expect(page.getByRole('button', { name: t('paying.getNumber') })).toHaveCount(0);
  const pay = page.getByRole('button', { name: t('paying.pay', { amount: '' }).trim() });
  await expect(pay).toHaveCount(0);
  await page.getByRole('radio', { name: t('paying.method.wallet') }).check();
  await expect(pay).toBeVisible();
  // One that cannot be begun is said where it was chosen.
  const beginning = '**/main/orders/sale/order/*/payment';
  await page.route(beginning, (route) => route.abort());
  await pay.click();
  await expect(page.getByRole('alert')).toHaveText(t('errors.network_error'));
  await expect(pay).toBeVisible();
  await page.unroute(beginning);
  await back.click();
  await expect(number).toHaveText(text);

  // The page of another way was opened and left: the number is still there to go back to.
  await page.getByRole('button', { name: t('paying.other') }).click();
  await page.getByRole('radio', { name: t('paying.method.wallet') }).check();
  await pay.click();
  await expect(page.getByText(TEST_PAYMENT)).toBeVisible();
  await page.goBack();
  await page.waitForURL(/\/pay\/\d+$/);
  const card = page.getByRole('region', { name: t('paying.kioskTitle') });
  await expect(card.locator(number)).toHaveText(text);
  await expect(card.getByRole('button', { name: t('paying.copy'), exact: true })).toBeVisible();
  await page.goto('/order-history');
  await expect(number).toHaveText(text);
  await page.getByRole('link', { name: waits?.number }).click();
  await expect(page).toHaveURL(/\/order-history\/\d+$/);
  await expect(number).toHaveText(text);
  await expect(page.getByText(t('paying.method.kiosk'), { exact: true })).toBeVisible();
  // Both can be paid, and only one is to be.
  await expect(page.getByText(t('paying.orSince', { method: 'wallet' }))).toBeVisible();
  await page.getByRole('link', { name: t('paying.toPayment') }).click();
  await page.waitForURL(/\/pay\/\d+$/);
  // The number is on the page: there is nothing to ask for and nothing to go back to.
  await expect(card.locator(number)).toHaveText(text);
  await expect(page.getByRole('group', { name: t('paying.orNow') })).toBeVisible();
  await expect(page.getByRole('radio', { name: t('paying.method.kiosk') })).toHaveCount(0);
  await expect(back).toHaveCount(0);
  const again = page.getByRole('button', { name: t('paying.checkAgain') });
  const top = (await again.boundingBox())?.y;
  await again.click();
  await expect(page.getByText(t('paying.notArrived'))).toBeVisible();
  expect((await again.boundingBox())?.y).toBe(top);

  const counter = await page.context().newPage();
  await counter.goto(stocked.shop.kiosk);
  await counter.getByRole('textbox').fill(text.replace(/\s/g, ''));
  await counter.getByRole('button', { name: /Pay/ }).click();
  await expect(counter.getByRole('status')).toContainText('Paid');
  await counter.close();

  await page.getByRole('button', { name: t('paying.checkAgain') }).click();
  await expect(page.getByRole('heading', { name: t('paying.endTitles.paid') })).toBeVisible();
  await page.getByRole('link', { name: t('paying.toOrder') }).click();
  await expect(page.getByText('Fawry', { exact: true })).toBeVisible();
});

test('with a wallet on the page of another provider', async ({ page, stocked, enter }) => {
  const buyer = await enterWithLamp(stocked, enter);
  await placeToPay(page, 'ar', 'wallet');
  await expect(page.getByText(TEST_PAYMENT)).toBeVisible();
  await page.getByRole('button', { name: /Pay/ }).first().click();
  await page.waitForURL(/\/pay\/\d+/);
  await expect(page.getByRole('heading', { name: t('paying.endTitles.paid') })).toBeVisible();
  const [paid] = await stocked.ordersOf(buyer);
  expect(paid).toMatchObject({ status: 'ongoing', payment_state: 'paid' });
});

test('Back from the fresh pay page leads to the order, then to a cart that names it, and on out of both', async ({
  page,
  stocked,
  enter,
}) => {
  const ar = wordsOf('ar');
  const buyer = await enterWithLamp(stocked, enter);
  await page.goto('/categories');
  await page.goto('/my-cart');
  await page.getByRole('link', { name: ar('cart.checkout') }).click();
  await page.getByRole('button', { name: ar('checkout.continue') }).click();
  await page.getByRole('radio', { name: ar('paying.method.kiosk') }).check();
  await page.getByRole('button', { name: beforeAmount(ar('checkout.placeAndPay')) }).click();
  const number = numberIn(page);
  await expect(number).toBeVisible();
  const [order] = await stocked.ordersOf(buyer);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/order-history/${order?.id}$`));
  await expect(number).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
  const unpaid = page.getByRole('region', { name: order?.number });
  await expect(unpaid).toContainText(ar('paying.waiting'));
  await page.goBack();
  await expect(page).toHaveURL(/\/categories$/);
  await page.goForward();
  await unpaid.getByRole('link', { name: ar('paying.toPayment') }).click();
  await expect(page).toHaveURL(/\/pay\/\d+$/);
});

test('an order that was cancelled before it was paid was received; its payment is no step that was taken', async ({
  page,
  stocked,
  enter,
}) => {
  const ar = wordsOf('ar');
  const buyer = await enterWithLamp(stocked, enter);
  await placeToPay(page, 'ar', 'kiosk');
  await expect(numberIn(page)).toBeVisible();
  const [order] = await stocked.ordersOf(buyer);
  await page.goto(`/order-history/${order?.id}`);
  const steps = page.getByRole('main').getByRole('listitem');
  const waiting = steps.filter({ hasText: ar('orders.status.awaiting') });
  await expect(waiting).toBeVisible();
  await page.getByRole('button', { name: ar('orders.cancel') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: ar('orders.cancel') })
    .click();
  await expect(steps.filter({ hasText: ar('orders.meaning.cancelledByYou') })).toBeVisible();
  await expect(steps.filter({ hasText: ar('orders.passed.draft') })).toBeVisible();
  await expect(waiting).toHaveCount(0);

  // Its pay page says the same, under a heading of its own.
  await page.goto(`/pay/${order?.id}`);
  await expect(page.getByRole('heading', { name: ar('paying.endTitles.ended') })).toBeVisible();
  await expect(page.getByText(ar('paying.title'), { exact: true })).toHaveCount(0);
});
